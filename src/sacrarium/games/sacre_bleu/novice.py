"""stub"""
from sacrarium.core.policy import RandomPolicy as Novice

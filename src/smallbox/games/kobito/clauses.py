"""The clauses and options of Kobito (docs/rules/kobito.md): never reused, never renumbered."""

from typing import Final

K1: Final = "K1"
K2: Final = "K2"
K3: Final = "K3"
K4: Final = "K4"
K5: Final = "K5"
K6: Final = "K6"
K7: Final = "K7"
K8: Final = "K8"
K9: Final = "K9"
K10: Final = "K10"
K11: Final = "K11"
K12: Final = "K12"
K13: Final = "K13"
K14: Final = "K14"
K15: Final = "K15"
K16: Final = "K16"
K17: Final = "K17"
K18: Final = "K18"
K19: Final = "K19"
K20: Final = "K20"
K21: Final = "K21"
K22: Final = "K22"
K23: Final = "K23"
K24: Final = "K24"
K25: Final = "K25"
K26: Final = "K26"
K27: Final = "K27"
K28: Final = "K28"
K29: Final = "K29"
K30: Final = "K30"
K31: Final = "K31"
K32: Final = "K32"
K33: Final = "K33"
K34: Final = "K34"
K35: Final = "K35"
K36: Final = "K36"
K37: Final = "K37"
K38: Final = "K38"
K39: Final = "K39"
K40: Final = "K40"
K41: Final = "K41"
K42: Final = "K42"
K43: Final = "K43"
K44: Final = "K44"
K45: Final = "K45"
K46: Final = "K46"
K47: Final = "K47"
K48: Final = "K48"
K49: Final = "K49"
K50: Final = "K50"
K51: Final = "K51"
K52: Final = "K52"
K53: Final = "K53"
K54: Final = "K54"
K55: Final = "K55"

V1: Final = "V1"
V2: Final = "V2"
V3: Final = "V3"
V4: Final = "V4"
V5: Final = "V5"
V6: Final = "V6"
V7: Final = "V7"
V10: Final = "V10"

# fmt: off
CLAUSES: Final = (
    K1, K2, K3, K4, K5, K6, K7, K8, K9, K10, K11,
    K12, K13, K14, K15, K16, K17, K18, K19, K20, K21, K22,
    K23, K24, K25, K26, K27, K28, K29, K30, K31, K32, K33,
    K34, K35, K36, K37, K38, K39, K40, K41, K42, K43, K44,
    K45, K46, K47, K48, K49, K50, K51, K52, K53, K54, K55,
)
RULINGS: Final = (
    V1, V2, V3, V4, V5, V6, V7, V10,
)
# fmt: on

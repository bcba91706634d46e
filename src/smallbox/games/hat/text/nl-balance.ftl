# Wat een balansrapport van That's Not a Hat zegt.

hat-penalties = Strafcadeaus
hat-leads = wie de minste strafpunten heeft.
hat-cause-named = Cadeau goed genoemd
hat-cause-misnamed = Cadeau verkeerd genoemd
hat-cause-taken = Echt cadeau aangenomen
hat-cause-passed = Verkeerd cadeau aangenomen
hat-cause-caught = Verkeerde naam betrapt
hat-cause-doubted = Goede naam betwijfeld
hat-decision-claim = Een cadeau noemen
hat-decision-accept = Dank je wel zeggen
hat-decision-refuse = Weigeren, met beide cadeaus getoond
hat-ending-limit = het laatste strafpunt
hat-ending-guard = de winkel sloot

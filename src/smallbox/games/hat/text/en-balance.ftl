# What a balance report says of That's Not a Hat.

hat-penalties = Penalty gifts
hat-leads = whoever has the fewest penalties.
hat-cause-named = Gift named rightly
hat-cause-misnamed = Gift misnamed
hat-cause-taken = True gift accepted
hat-cause-passed = False gift accepted
hat-cause-caught = Wrong name caught
hat-cause-doubted = Right name doubted
hat-decision-claim = Naming a gift
hat-decision-accept = Saying thank you
hat-decision-refuse = Refusing, with both gifts shown
hat-ending-limit = the last penalty
hat-ending-guard = the shop closed

# Що звіт про баланс каже про That's Not a Hat.

hat-penalties = Штрафних подарунків
hat-leads = у кого найменше штрафів.
hat-cause-named = Подарунок названо правильно
hat-cause-misnamed = Подарунок названо хибно
hat-cause-taken = Прийнято справжній
hat-cause-passed = Прийнято хибний
hat-cause-caught = Хибну назву викрито
hat-cause-doubted = Правильній назві не повірили
hat-decision-claim = Назвати подарунок
hat-decision-accept = Подякувати
hat-decision-refuse = Відмовитися (з показом обох подарунків)
hat-ending-limit = останній штраф
hat-ending-guard = крамничка зачинилася

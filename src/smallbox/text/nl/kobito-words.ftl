# Kobito's cards and ends. The numbers are words of their own, so that a language may write them its way. An end is a noun with its adjective: aan de lage kant.

kobito-card-K = kobito
kobito-card-R = vervangkaart
kobito-card-1 = 1
kobito-card-2 = 2
kobito-card-3 = 3
kobito-card-4 = 4
kobito-card-5 = 5
kobito-card-6 = 6
kobito-card-7 = 7
kobito-card-8 = 8
kobito-card-9 = 9
kobito-card-10 = 10
kobito-card-11 = 11
kobito-card-12 = 12
kobito-end-low = lage kant
kobito-end-high = hoge kant
kobito-bot-greedy = Pakt goud zodra het kan, legt niets klaar voor een ander en is zuinig op kobito's.
kobito-bot-easy = Plant een beurt, maar ziet zetten over het hoofd en let nauwelijks op wat een ander krijgt.
kobito-bot-normal = Plant de hele beurt en let op wat anderen kunnen pakken; mist af en toe een zet.
kobito-bot-hard = Telt de kaarten die nog komen, weet wie een kobito nam en ziet wat anderen niet speelden.
kobito-bot-expert = Denkt zo lang als het mag, in duizenden werelden die kloppen met wat te zien was.

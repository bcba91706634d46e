-- Written by tests/databases/write.py of smallbox 0.1.0, schema 0009, rules: kobito 1, kanobu 1, hat 1.
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0009');
CREATE TABLE tables (
	code TEXT NOT NULL,
	game TEXT NOT NULL,
	phase TEXT NOT NULL,
	is_public BOOLEAN NOT NULL,
	host TEXT NOT NULL,
	seats INTEGER NOT NULL,
	taken INTEGER NOT NULL,
	pace TEXT NOT NULL,
	maker TEXT NOT NULL,
	created BIGINT NOT NULL,
	updated BIGINT NOT NULL, group_id TEXT DEFAULT '' NOT NULL,
	PRIMARY KEY (code)
);
INSERT INTO tables VALUES('T6YYJWBK','kobito','over',0,'Ann',3,3,'none','409e883a2d9e83eb3e60c4ac0f8950218a98e822297fdbd62b631ccbc311c8c5',1700000000000,1700000000000,'');
INSERT INTO tables VALUES('PADAHYML','kanobu','over',0,'Ann',3,3,'none','3f452112bc8755570cc53ef71938e111506813f1b36376360369a8a4ea65d64b',1700000000000,1700000000000,'');
INSERT INTO tables VALUES('PUTWJMAB','hat','over',0,'Ann',3,3,'none','fc109208dad84fbdeb1fe9c7e14e6bfac4c9b69843934615d4932f12d9e9429c',1700000000000,1700000056000,'');
INSERT INTO tables VALUES('ABVUB5SZ','kanobu','playing',0,'Ann',3,3,'none','be5daf80036270a66dd0b7ccc9d4ce3ba05c08dcc676c6583c4d6ce4d738ef69',1700000056000,1700000056000,'');
INSERT INTO tables VALUES('2ZACW92B','kobito','lobby',0,'Ann',2,2,'none','6ae7d234199e480a927f6ad3fafa5b60fa9f0c84ee05e4166bc6ba4a07bcf8b0',1700000062188,1700000062188,'');
INSERT INTO tables VALUES('BLQELNRR','kanobu','over',0,'Ann',2,1,'none','c730ff0bf1499fb66725e0a3583283a7adf994827de743fc5577ce7bf31a9ee0',1700000062188,1700000062188,'');
INSERT INTO tables VALUES('FJNX6FF7','hat','over',0,'Ann',2,2,'none','57f02142a60f6047839273410b8fb2707535236330ff32f34e3671a7f86adb4b',1700000062188,1700000144188,'');
INSERT INTO tables VALUES('NJNSW8P6','kobito','over',0,'Ann',3,3,'none','9c34d19aa2ecdc027de48121b11ecb1c6b2b3d9bef5e43c7d7385120bf466d30',1700000144188,1700000153013,'GGGGGGGG');
INSERT INTO tables VALUES('9KUWE2RU','hat','over',0,'Ann',4,4,'none','fa4a8f8a961b8067a2c093367e48bf11c74d164228183efdb4aad077b4f97dbf',1700000153013,1700000214212,'');
INSERT INTO tables VALUES('8GGDGP32','kobito','over',0,'Dan',3,3,'none','5e0fa92dc4b716dd4e80e0baa25e043a4ddf815264c6a87ed683c64453ff0225',1700000214212,1700000224053,'');
INSERT INTO tables VALUES('RYNDCCDZ','kanobu','lobby',0,'Ann',3,2,'none','d922231801bb2978ba465feed9fce9807cd0cc2a7902cab0e375ec43f37b1994',1700000224053,1700000224053,'');
CREATE INDEX tables_by_maker ON tables (maker);
CREATE INDEX tables_by_phase ON tables (phase, updated);
CREATE INDEX tables_in_public ON tables (is_public, phase, updated);
CREATE TABLE entries (
	table_code TEXT NOT NULL,
	seq INTEGER NOT NULL,
	at BIGINT NOT NULL,
	body BLOB NOT NULL,
	PRIMARY KEY (table_code, seq)
)
 WITHOUT ROWID

;
INSERT INTO entries VALUES('2ZACW92B',1,1700000062188,CAST('{"seq":1,"at":1700000062188,"seat":null,"id":"","fact":{"type":"created","options":{},"pace":"none","privacy":"private","chat":"free","bot_pace":"thoughtful","series":"one","hints":false,"code":"2ZACW92B","game":"kobito","seats":2,"maker":"6ae7d234199e480a927f6ad3fafa5b60fa9f0c84ee05e4166bc6ba4a07bcf8b0","group":"","deal":null}}' AS BLOB));
INSERT INTO entries VALUES('2ZACW92B',2,1700000062188,CAST('{"seq":2,"at":1700000062188,"seat":null,"id":"","fact":{"type":"committed","seed":"834c1b755842112424a760e0bb4911a5b5bd37b410ff66b77004d2931d8a1a4f","salt":"96505506890b09d9e012fbb592996c5e","bots":"9d1a115d42d90876"}}' AS BLOB));
INSERT INTO entries VALUES('2ZACW92B',3,1700000062188,CAST('{"seq":3,"at":1700000062188,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"6ae7d234199e480a927f6ad3fafa5b60fa9f0c84ee05e4166bc6ba4a07bcf8b0","program":""}}' AS BLOB));
INSERT INTO entries VALUES('2ZACW92B',4,1700000062188,CAST('{"seq":4,"at":1700000062188,"seat":null,"id":"","fact":{"type":"sat_down","seat":1,"name":"Ben","secret":"ef43000fde39c5f07c493c5f69b94968385d86e255a3262cfaed2f6edd2e6964","program":""}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',1,1700000214212,CAST('{"seq":1,"at":1700000214212,"seat":null,"id":"","fact":{"type":"created","options":{"gold_cards":"4"},"pace":"none","privacy":"private","chat":"free","bot_pace":"thoughtful","series":"one","hints":false,"code":"8GGDGP32","game":"kobito","seats":3,"maker":"5e0fa92dc4b716dd4e80e0baa25e043a4ddf815264c6a87ed683c64453ff0225","group":"","deal":{"code":"DDDD2345","rules":"1","data":"kobito","rounds":[{"seed":"5adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f38468461acbac55e2","salt":"222d2939821412e51d25dd990495199f","nonces":["","",""]}],"dice":"","nodes":0,"counts":false}}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',2,1700000214212,CAST('{"seq":2,"at":1700000214212,"seat":null,"id":"","fact":{"type":"committed","seed":"5adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f38468461acbac55e2","salt":"222d2939821412e51d25dd990495199f","bots":"4fcb4e8f57bcee66"}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',3,1700000214212,CAST('{"seq":3,"at":1700000214212,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Dan","secret":"5e0fa92dc4b716dd4e80e0baa25e043a4ddf815264c6a87ed683c64453ff0225","program":""}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',4,1700000214212,CAST('{"seq":4,"at":1700000214212,"seat":null,"id":"","fact":{"type":"bot_sat_down","seat":1,"name":"Pip","level":"random"}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',5,1700000214212,CAST('{"seq":5,"at":1700000214212,"seat":null,"id":"","fact":{"type":"bot_sat_down","seat":2,"name":"Moss","level":"random"}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',6,1700000214212,CAST('{"seq":6,"at":1700000214212,"seat":0,"id":"message-317","fact":{"type":"was_ready","seat":0,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',7,1700000214212,CAST('{"seq":7,"at":1700000214212,"seat":0,"id":"message-318","fact":{"type":"began","order":[0,1,2],"options":{"gold_cards":"4"},"rules":"1","data":"kobito","spelled":"gold_cards=4"}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',8,1700000214212,CAST('{"seq":8,"at":1700000214212,"seat":0,"id":"message-319","fact":{"type":"moved","seat":0,"move":"play 7 G1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',9,1700000214212,CAST('{"seq":9,"at":1700000214212,"seat":0,"id":"message-320","fact":{"type":"moved","seat":0,"move":"play 1 G3H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',10,1700000214212,CAST('{"seq":10,"at":1700000214212,"seat":0,"id":"message-321","fact":{"type":"moved","seat":0,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',11,1700000215451,CAST('{"seq":11,"at":1700000215451,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"start 10 11","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',12,1700000216853,CAST('{"seq":12,"at":1700000216853,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',13,1700000218381,CAST('{"seq":13,"at":1700000218381,"seat":null,"id":"","fact":{"type":"moved","seat":2,"move":"play 11 G3L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',14,1700000219409,CAST('{"seq":14,"at":1700000219409,"seat":null,"id":"","fact":{"type":"moved","seat":2,"move":"play 9 G1H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',15,1700000220329,CAST('{"seq":15,"at":1700000220329,"seat":null,"id":"","fact":{"type":"moved","seat":2,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',16,1700000220329,CAST('{"seq":16,"at":1700000220329,"seat":0,"id":"message-322","fact":{"type":"moved","seat":0,"move":"repl G3.11","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',17,1700000220329,CAST('{"seq":17,"at":1700000220329,"seat":0,"id":"message-323","fact":{"type":"moved","seat":0,"move":"play 2 G1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',18,1700000220329,CAST('{"seq":18,"at":1700000220329,"seat":0,"id":"message-324","fact":{"type":"moved","seat":0,"move":"play 1 G1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',19,1700000220329,CAST('{"seq":19,"at":1700000220329,"seat":0,"id":"message-325","fact":{"type":"moved","seat":0,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',20,1700000221738,CAST('{"seq":20,"at":1700000221738,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"play 10 G3L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',21,1700000222727,CAST('{"seq":21,"at":1700000222727,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"play 12 S1H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',22,1700000224053,CAST('{"seq":22,"at":1700000224053,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"send S1H G1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('8GGDGP32',23,1700000224053,CAST('{"seq":23,"at":1700000224053,"seat":null,"id":"","fact":{"type":"ended","game":1,"result":{"kind":"gold","winners":[1],"scores":[0,4,3]},"match":{"kind":"gold","winners":[1],"scores":[0,4,3]}}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',1,1700000153013,CAST('{"seq":1,"at":1700000153013,"seat":null,"id":"","fact":{"type":"created","options":{},"pace":"none","privacy":"private","chat":"quick","bot_pace":"thoughtful","series":"one","hints":false,"code":"9KUWE2RU","game":"hat","seats":4,"maker":"fa4a8f8a961b8067a2c093367e48bf11c74d164228183efdb4aad077b4f97dbf","group":"","deal":{"code":"hat-2026-11-17","rules":"1","data":"hat_gifts","rounds":[{"seed":"8e8d27931acc678ccffbf22910d1e6cc6e259878d8984c8a35c30eefef52c98c","salt":"","nonces":["","","",""]}],"dice":"3f95b02fbad49fd4","nodes":1,"counts":true}}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',2,1700000153013,CAST('{"seq":2,"at":1700000153013,"seat":null,"id":"","fact":{"type":"committed","seed":"8e8d27931acc678ccffbf22910d1e6cc6e259878d8984c8a35c30eefef52c98c","salt":"","bots":"3f95b02fbad49fd4"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',3,1700000153013,CAST('{"seq":3,"at":1700000153013,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"fa4a8f8a961b8067a2c093367e48bf11c74d164228183efdb4aad077b4f97dbf","program":""}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',4,1700000153013,CAST('{"seq":4,"at":1700000153013,"seat":null,"id":"","fact":{"type":"bot_sat_down","seat":1,"name":"Pip","level":"random"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',5,1700000153013,CAST('{"seq":5,"at":1700000153013,"seat":null,"id":"","fact":{"type":"bot_sat_down","seat":2,"name":"Moss","level":"random"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',6,1700000153013,CAST('{"seq":6,"at":1700000153013,"seat":null,"id":"","fact":{"type":"bot_sat_down","seat":3,"name":"Juno","level":"random"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',7,1700000153013,CAST('{"seq":7,"at":1700000153013,"seat":0,"id":"message-313","fact":{"type":"was_ready","seat":0,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',8,1700000153013,CAST('{"seq":8,"at":1700000153013,"seat":0,"id":"message-314","fact":{"type":"began","order":[0,1,2,3],"options":{},"rules":"1","data":"hat_gifts","spelled":""}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',9,1700000173013,CAST('{"seq":9,"at":1700000173013,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',10,1700000179013,CAST('{"seq":10,"at":1700000179013,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',11,1700000180485,CAST('{"seq":11,"at":1700000180485,"seat":null,"id":"","fact":{"type":"moved","seat":2,"move":"claim scarf","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',12,1700000182177,CAST('{"seq":12,"at":1700000182177,"seat":null,"id":"","fact":{"type":"moved","seat":3,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',13,1700000186177,CAST('{"seq":13,"at":1700000186177,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',14,1700000192177,CAST('{"seq":14,"at":1700000192177,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',15,1700000193739,CAST('{"seq":15,"at":1700000193739,"seat":null,"id":"","fact":{"type":"moved","seat":2,"move":"claim sunflower","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',16,1700000194641,CAST('{"seq":16,"at":1700000194641,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',17,1700000195749,CAST('{"seq":17,"at":1700000195749,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"claim light-bulb","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',18,1700000197591,CAST('{"seq":18,"at":1700000197591,"seat":null,"id":"","fact":{"type":"moved","seat":2,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',19,1700000199396,CAST('{"seq":19,"at":1700000199396,"seat":null,"id":"","fact":{"type":"moved","seat":2,"move":"claim headphones","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',20,1700000201265,CAST('{"seq":20,"at":1700000201265,"seat":null,"id":"","fact":{"type":"moved","seat":3,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',21,1700000205265,CAST('{"seq":21,"at":1700000205265,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',22,1700000211265,CAST('{"seq":22,"at":1700000211265,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',23,1700000212999,CAST('{"seq":23,"at":1700000212999,"seat":null,"id":"","fact":{"type":"moved","seat":2,"move":"claim helicopter","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',24,1700000214212,CAST('{"seq":24,"at":1700000214212,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('9KUWE2RU',25,1700000214212,CAST('{"seq":25,"at":1700000214212,"seat":null,"id":"","fact":{"type":"ended","game":1,"result":{"kind":"limit","winners":[0,1,3],"scores":[0,0,3,0]},"match":{"kind":"limit","winners":[0,1,3],"scores":[0,0,3,0]}}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',1,1700000056000,CAST('{"seq":1,"at":1700000056000,"seat":null,"id":"","fact":{"type":"created","options":{},"pace":"none","privacy":"private","chat":"free","bot_pace":"thoughtful","series":"one","hints":false,"code":"ABVUB5SZ","game":"kanobu","seats":3,"maker":"be5daf80036270a66dd0b7ccc9d4ce3ba05c08dcc676c6583c4d6ce4d738ef69","group":"","deal":null}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',2,1700000056000,CAST('{"seq":2,"at":1700000056000,"seat":null,"id":"","fact":{"type":"committed","seed":"0cbde7ed12804c5be0621dceca1c5860ab76e9ff68e2f7be35797a838c7341a3","salt":"72b38913d9dd1db9551924578148f416","bots":"0f14b58e1c9cbe89"}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',3,1700000056000,CAST('{"seq":3,"at":1700000056000,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"be5daf80036270a66dd0b7ccc9d4ce3ba05c08dcc676c6583c4d6ce4d738ef69","program":""}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',4,1700000056000,CAST('{"seq":4,"at":1700000056000,"seat":null,"id":"","fact":{"type":"bot_sat_down","seat":1,"name":"Pip","level":"random"}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',5,1700000056000,CAST('{"seq":5,"at":1700000056000,"seat":null,"id":"","fact":{"type":"sat_down","seat":2,"name":"Ben","secret":"91045ce48805ffb709d30f4138b802aad03a886f5f8fdd10d757a228184c9055","program":""}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',6,1700000056000,CAST('{"seq":6,"at":1700000056000,"seat":0,"id":"message-142","fact":{"type":"was_ready","seat":0,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',7,1700000056000,CAST('{"seq":7,"at":1700000056000,"seat":2,"id":"message-143","fact":{"type":"was_ready","seat":2,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',8,1700000056000,CAST('{"seq":8,"at":1700000056000,"seat":0,"id":"message-144","fact":{"type":"began","order":[0,1,2],"options":{},"rules":"1","data":"kanobu-default","spelled":""}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',9,1700000056000,CAST('{"seq":9,"at":1700000056000,"seat":0,"id":"message-145","fact":{"type":"moved","seat":0,"move":"play P.St","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',10,1700000056000,CAST('{"seq":10,"at":1700000056000,"seat":0,"id":"message-146","fact":{"type":"moved","seat":0,"move":"star play 2","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',11,1700000056000,CAST('{"seq":11,"at":1700000056000,"seat":0,"id":"message-147","fact":{"type":"moved","seat":0,"move":"star take 1","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',12,1700000057076,CAST('{"seq":12,"at":1700000057076,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',13,1700000058664,CAST('{"seq":13,"at":1700000058664,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"play BR.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',14,1700000058664,CAST('{"seq":14,"at":1700000058664,"seat":2,"id":"message-148","fact":{"type":"moved","seat":2,"move":"play R.Di","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',15,1700000060342,CAST('{"seq":15,"at":1700000060342,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"play R.2","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',16,1700000060342,CAST('{"seq":16,"at":1700000060342,"seat":0,"id":"message-149","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',17,1700000060342,CAST('{"seq":17,"at":1700000060342,"seat":0,"id":"message-150","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',18,1700000060342,CAST('{"seq":18,"at":1700000060342,"seat":0,"id":"message-151","fact":{"type":"moved","seat":0,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',19,1700000060342,CAST('{"seq":19,"at":1700000060342,"seat":2,"id":"message-152","fact":{"type":"moved","seat":2,"move":"play P.St","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',20,1700000060342,CAST('{"seq":20,"at":1700000060342,"seat":2,"id":"message-153","fact":{"type":"moved","seat":2,"move":"star take 2","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('ABVUB5SZ',21,1700000062188,CAST('{"seq":21,"at":1700000062188,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"play B.1","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',1,1700000062188,CAST('{"seq":1,"at":1700000062188,"seat":null,"id":"","fact":{"type":"created","options":{"maxMoves":"60"},"pace":"none","privacy":"private","chat":"free","bot_pace":"thoughtful","series":"one","hints":false,"code":"BLQELNRR","game":"kanobu","seats":2,"maker":"c730ff0bf1499fb66725e0a3583283a7adf994827de743fc5577ce7bf31a9ee0","group":"","deal":null}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',2,1700000062188,CAST('{"seq":2,"at":1700000062188,"seat":null,"id":"","fact":{"type":"committed","seed":"27021666cd8616e4519af195255ff08d98c09a7fe17902de4c88cf1d66dae96c","salt":"05baa08100de73cdba9e09c061a3e3dd","bots":"f06da4993e681ce0"}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',3,1700000062188,CAST('{"seq":3,"at":1700000062188,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"c730ff0bf1499fb66725e0a3583283a7adf994827de743fc5577ce7bf31a9ee0","program":""}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',4,1700000062188,CAST('{"seq":4,"at":1700000062188,"seat":null,"id":"","fact":{"type":"sat_down","seat":1,"name":"—","secret":"","program":""}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',5,1700000062188,CAST('{"seq":5,"at":1700000062188,"seat":0,"id":"message-164","fact":{"type":"was_ready","seat":0,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',6,1700000062188,CAST('{"seq":6,"at":1700000062188,"seat":1,"id":"message-165","fact":{"type":"was_ready","seat":1,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',7,1700000062188,CAST('{"seq":7,"at":1700000062188,"seat":0,"id":"message-166","fact":{"type":"began","order":[0,1],"options":{"maxMoves":"60"},"rules":"1","data":"kanobu-default","spelled":"maxMoves=60"}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',8,1700000062188,CAST('{"seq":8,"at":1700000062188,"seat":0,"id":"message-167","fact":{"type":"moved","seat":0,"move":"play GR.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',9,1700000062188,CAST('{"seq":9,"at":1700000062188,"seat":1,"id":"message-168","fact":{"type":"moved","seat":1,"move":"play BG.Ro","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',10,1700000062188,CAST('{"seq":10,"at":1700000062188,"seat":0,"id":"message-169","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',11,1700000062188,CAST('{"seq":11,"at":1700000062188,"seat":0,"id":"message-170","fact":{"type":"moved","seat":0,"move":"play P.Ca","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',12,1700000062188,CAST('{"seq":12,"at":1700000062188,"seat":1,"id":"message-171","fact":{"type":"moved","seat":1,"move":"play P.Ch","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',13,1700000062188,CAST('{"seq":13,"at":1700000062188,"seat":0,"id":"message-172","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',14,1700000062188,CAST('{"seq":14,"at":1700000062188,"seat":1,"id":"message-173","fact":{"type":"moved","seat":1,"move":"play Y.Sk","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',15,1700000062188,CAST('{"seq":15,"at":1700000062188,"seat":0,"id":"message-174","fact":{"type":"moved","seat":0,"move":"play R.Sk","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',16,1700000062188,CAST('{"seq":16,"at":1700000062188,"seat":1,"id":"message-175","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',17,1700000062188,CAST('{"seq":17,"at":1700000062188,"seat":0,"id":"message-176","fact":{"type":"moved","seat":0,"move":"play R.3","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',18,1700000062188,CAST('{"seq":18,"at":1700000062188,"seat":1,"id":"message-177","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',19,1700000062188,CAST('{"seq":19,"at":1700000062188,"seat":0,"id":"message-178","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',20,1700000062188,CAST('{"seq":20,"at":1700000062188,"seat":0,"id":"message-179","fact":{"type":"moved","seat":0,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',21,1700000062188,CAST('{"seq":21,"at":1700000062188,"seat":1,"id":"message-180","fact":{"type":"moved","seat":1,"move":"play R.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',22,1700000062188,CAST('{"seq":22,"at":1700000062188,"seat":0,"id":"message-181","fact":{"type":"moved","seat":0,"move":"play P.Co","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',23,1700000062188,CAST('{"seq":23,"at":1700000062188,"seat":0,"id":"message-182","fact":{"type":"moved","seat":0,"move":"colour B","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',24,1700000062188,CAST('{"seq":24,"at":1700000062188,"seat":1,"id":"message-183","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',25,1700000062188,CAST('{"seq":25,"at":1700000062188,"seat":1,"id":"message-184","fact":{"type":"moved","seat":1,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',26,1700000062188,CAST('{"seq":26,"at":1700000062188,"seat":0,"id":"message-185","fact":{"type":"moved","seat":0,"move":"play B.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',27,1700000062188,CAST('{"seq":27,"at":1700000062188,"seat":1,"id":"message-186","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',28,1700000062188,CAST('{"seq":28,"at":1700000062188,"seat":1,"id":"message-187","fact":{"type":"moved","seat":1,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',29,1700000062188,CAST('{"seq":29,"at":1700000062188,"seat":0,"id":"message-188","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',30,1700000062188,CAST('{"seq":30,"at":1700000062188,"seat":0,"id":"message-189","fact":{"type":"moved","seat":0,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',31,1700000062188,CAST('{"seq":31,"at":1700000062188,"seat":1,"id":"message-190","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',32,1700000062188,CAST('{"seq":32,"at":1700000062188,"seat":1,"id":"message-191","fact":{"type":"moved","seat":1,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',33,1700000062188,CAST('{"seq":33,"at":1700000062188,"seat":0,"id":"message-192","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',34,1700000062188,CAST('{"seq":34,"at":1700000062188,"seat":0,"id":"message-193","fact":{"type":"moved","seat":0,"move":"play P.Ca","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',35,1700000062188,CAST('{"seq":35,"at":1700000062188,"seat":1,"id":"message-194","fact":{"type":"moved","seat":1,"move":"play B.3","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',36,1700000062188,CAST('{"seq":36,"at":1700000062188,"seat":0,"id":"message-195","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',37,1700000062188,CAST('{"seq":37,"at":1700000062188,"seat":1,"id":"message-196","fact":{"type":"moved","seat":1,"move":"play BR.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',38,1700000062188,CAST('{"seq":38,"at":1700000062188,"seat":0,"id":"message-197","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',39,1700000062188,CAST('{"seq":39,"at":1700000062188,"seat":0,"id":"message-198","fact":{"type":"moved","seat":0,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',40,1700000062188,CAST('{"seq":40,"at":1700000062188,"seat":1,"id":"message-199","fact":{"type":"moved","seat":1,"move":"play P.St","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',41,1700000062188,CAST('{"seq":41,"at":1700000062188,"seat":1,"id":"message-200","fact":{"type":"moved","seat":1,"move":"star take 2","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',42,1700000062188,CAST('{"seq":42,"at":1700000062188,"seat":0,"id":"message-201","fact":{"type":"moved","seat":0,"move":"play B.Sk","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',43,1700000062188,CAST('{"seq":43,"at":1700000062188,"seat":1,"id":"message-202","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',44,1700000062188,CAST('{"seq":44,"at":1700000062188,"seat":0,"id":"message-203","fact":{"type":"moved","seat":0,"move":"play B.1","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',45,1700000062188,CAST('{"seq":45,"at":1700000062188,"seat":1,"id":"message-204","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',46,1700000062188,CAST('{"seq":46,"at":1700000062188,"seat":1,"id":"message-205","fact":{"type":"moved","seat":1,"move":"play BY.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',47,1700000062188,CAST('{"seq":47,"at":1700000062188,"seat":0,"id":"message-206","fact":{"type":"moved","seat":0,"move":"play GY.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',48,1700000062188,CAST('{"seq":48,"at":1700000062188,"seat":1,"id":"message-207","fact":{"type":"moved","seat":1,"move":"play Y.2","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',49,1700000062188,CAST('{"seq":49,"at":1700000062188,"seat":0,"id":"message-208","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',50,1700000062188,CAST('{"seq":50,"at":1700000062188,"seat":0,"id":"message-209","fact":{"type":"moved","seat":0,"move":"play Y.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',51,1700000062188,CAST('{"seq":51,"at":1700000062188,"seat":1,"id":"message-210","fact":{"type":"moved","seat":1,"move":"play RY.Ro","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',52,1700000062188,CAST('{"seq":52,"at":1700000062188,"seat":0,"id":"message-211","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',53,1700000062188,CAST('{"seq":53,"at":1700000062188,"seat":0,"id":"message-212","fact":{"type":"moved","seat":0,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',54,1700000062188,CAST('{"seq":54,"at":1700000062188,"seat":1,"id":"message-213","fact":{"type":"moved","seat":1,"move":"play RY.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',55,1700000062188,CAST('{"seq":55,"at":1700000062188,"seat":0,"id":"message-214","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',56,1700000062188,CAST('{"seq":56,"at":1700000062188,"seat":0,"id":"message-215","fact":{"type":"moved","seat":0,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',57,1700000062188,CAST('{"seq":57,"at":1700000062188,"seat":1,"id":"message-216","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',58,1700000062188,CAST('{"seq":58,"at":1700000062188,"seat":1,"id":"message-217","fact":{"type":"moved","seat":1,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',59,1700000062188,CAST('{"seq":59,"at":1700000062188,"seat":0,"id":"message-218","fact":{"type":"moved","seat":0,"move":"play Y.3","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',60,1700000062188,CAST('{"seq":60,"at":1700000062188,"seat":1,"id":"message-219","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',61,1700000062188,CAST('{"seq":61,"at":1700000062188,"seat":0,"id":"message-220","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',62,1700000062188,CAST('{"seq":62,"at":1700000062188,"seat":0,"id":"message-221","fact":{"type":"moved","seat":0,"move":"play BY.Ro","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',63,1700000062188,CAST('{"seq":63,"at":1700000062188,"seat":1,"id":"message-222","fact":{"type":"moved","seat":1,"move":"play GY.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',64,1700000062188,CAST('{"seq":64,"at":1700000062188,"seat":0,"id":"message-223","fact":{"type":"moved","seat":0,"move":"play BY.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',65,1700000062188,CAST('{"seq":65,"at":1700000062188,"seat":1,"id":"message-224","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',66,1700000062188,CAST('{"seq":66,"at":1700000062188,"seat":1,"id":"message-225","fact":{"type":"moved","seat":1,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',67,1700000062188,CAST('{"seq":67,"at":1700000062188,"seat":0,"id":"","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',68,1700000062188,CAST('{"seq":68,"at":1700000062188,"seat":0,"id":"message-226","fact":{"type":"ended","game":1,"result":{"kind":"cap","winners":[1],"scores":null},"match":{"kind":"cap","winners":[1],"scores":null}}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',69,1700000062188,CAST('{"seq":69,"at":1700000062188,"seat":1,"id":"","fact":{"type":"forgotten","seat":1}}' AS BLOB));
INSERT INTO entries VALUES('BLQELNRR',70,1700000062188,CAST('{"seq":70,"at":1700000062188,"seat":1,"id":"message-227","fact":{"type":"got_up","seat":1,"kicked":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',1,1700000062188,CAST('{"seq":1,"at":1700000062188,"seat":null,"id":"","fact":{"type":"created","options":{"rounds":"n","penalty_limit":"2","look_seconds":"0"},"pace":"none","privacy":"private","chat":"quick","bot_pace":"thoughtful","series":"one","hints":false,"code":"FJNX6FF7","game":"hat","seats":2,"maker":"57f02142a60f6047839273410b8fb2707535236330ff32f34e3671a7f86adb4b","group":"","deal":null}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',2,1700000062188,CAST('{"seq":2,"at":1700000062188,"seat":null,"id":"","fact":{"type":"committed","seed":"9b6eb0eaf3a34f86a6743642f1b02fd8c9e6826be34f6290169d1ded0f9e75fb","salt":"9f31ac7a3fa75083b5cf9a84d9d31fce","bots":"fc0c7f0640085593"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',3,1700000062188,CAST('{"seq":3,"at":1700000062188,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"57f02142a60f6047839273410b8fb2707535236330ff32f34e3671a7f86adb4b","program":""}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',4,1700000062188,CAST('{"seq":4,"at":1700000062188,"seat":null,"id":"","fact":{"type":"sat_down","seat":1,"name":"Ben","secret":"0472ba72186b4985dbc65ead5363b7fe37e1ecbebc83abcef0835beac5475fd7","program":""}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',5,1700000062188,CAST('{"seq":5,"at":1700000062188,"seat":0,"id":"message-232","fact":{"type":"was_ready","seat":0,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',6,1700000062188,CAST('{"seq":6,"at":1700000062188,"seat":1,"id":"message-233","fact":{"type":"was_ready","seat":1,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',7,1700000062188,CAST('{"seq":7,"at":1700000062188,"seat":0,"id":"message-234","fact":{"type":"began","order":[0,1],"options":{"rounds":"n","penalty_limit":"2","look_seconds":"0"},"rules":"1","data":"hat_gifts","spelled":"rounds=n penalty_limit=2 look_seconds=0"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',8,1700000068188,CAST('{"seq":8,"at":1700000068188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',9,1700000068188,CAST('{"seq":9,"at":1700000068188,"seat":1,"id":"message-235","fact":{"type":"moved","seat":1,"move":"claim yo-yo","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',10,1700000068188,CAST('{"seq":10,"at":1700000068188,"seat":0,"id":"message-236","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',11,1700000068188,CAST('{"seq":11,"at":1700000068188,"seat":0,"id":"message-237","fact":{"type":"moved","seat":0,"move":"claim piano","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',12,1700000068188,CAST('{"seq":12,"at":1700000068188,"seat":1,"id":"message-238","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',13,1700000068188,CAST('{"seq":13,"at":1700000068188,"seat":1,"id":"message-239","fact":{"type":"moved","seat":1,"move":"claim mushroom","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',14,1700000068188,CAST('{"seq":14,"at":1700000068188,"seat":0,"id":"message-240","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',15,1700000068188,CAST('{"seq":15,"at":1700000068188,"seat":0,"id":"message-241","fact":{"type":"moved","seat":0,"move":"claim guitar","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',16,1700000068188,CAST('{"seq":16,"at":1700000068188,"seat":1,"id":"message-242","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',17,1700000068188,CAST('{"seq":17,"at":1700000068188,"seat":1,"id":"message-243","fact":{"type":"moved","seat":1,"move":"claim dress","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',18,1700000068188,CAST('{"seq":18,"at":1700000068188,"seat":0,"id":"message-244","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',19,1700000068188,CAST('{"seq":19,"at":1700000068188,"seat":0,"id":"message-245","fact":{"type":"moved","seat":0,"move":"claim lemon","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',20,1700000068188,CAST('{"seq":20,"at":1700000068188,"seat":1,"id":"message-246","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',21,1700000068188,CAST('{"seq":21,"at":1700000068188,"seat":1,"id":"message-247","fact":{"type":"moved","seat":1,"move":"claim bell","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',22,1700000068188,CAST('{"seq":22,"at":1700000068188,"seat":0,"id":"message-248","fact":{"type":"moved","seat":0,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',23,1700000072188,CAST('{"seq":23,"at":1700000072188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',24,1700000078188,CAST('{"seq":24,"at":1700000078188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',25,1700000078188,CAST('{"seq":25,"at":1700000078188,"seat":1,"id":"message-249","fact":{"type":"moved","seat":1,"move":"claim mushroom","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',26,1700000078188,CAST('{"seq":26,"at":1700000078188,"seat":0,"id":"message-250","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',27,1700000078188,CAST('{"seq":27,"at":1700000078188,"seat":0,"id":"message-251","fact":{"type":"moved","seat":0,"move":"claim mushroom","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',28,1700000078188,CAST('{"seq":28,"at":1700000078188,"seat":1,"id":"message-252","fact":{"type":"moved","seat":1,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',29,1700000082188,CAST('{"seq":29,"at":1700000082188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',30,1700000088188,CAST('{"seq":30,"at":1700000088188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',31,1700000088188,CAST('{"seq":31,"at":1700000088188,"seat":0,"id":"message-253","fact":{"type":"moved","seat":0,"move":"claim lemon","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',32,1700000088188,CAST('{"seq":32,"at":1700000088188,"seat":1,"id":"message-254","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',33,1700000088188,CAST('{"seq":33,"at":1700000088188,"seat":1,"id":"message-255","fact":{"type":"moved","seat":1,"move":"claim spoon","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',34,1700000088188,CAST('{"seq":34,"at":1700000088188,"seat":0,"id":"message-256","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',35,1700000088188,CAST('{"seq":35,"at":1700000088188,"seat":0,"id":"message-257","fact":{"type":"moved","seat":0,"move":"claim lipstick","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',36,1700000088188,CAST('{"seq":36,"at":1700000088188,"seat":1,"id":"","fact":{"type":"moved","seat":1,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',37,1700000088188,CAST('{"seq":37,"at":1700000088188,"seat":1,"id":"message-258","fact":{"type":"ended","game":1,"result":{"kind":"limit","winners":[1],"scores":[2,1]},"match":null}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',38,1700000088188,CAST('{"seq":38,"at":1700000088188,"seat":null,"id":"","fact":{"type":"committed","seed":"23767a39b5310dc49e110621bd1c71d186e7830c9b2975f654c564b4e084f185","salt":"c4f006e30ec7a4ab1e72421a4f77a1b7","bots":"2bb04f9f6ac8ed6d"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',39,1700000118188,CAST('{"seq":39,"at":1700000118188,"seat":null,"id":"","fact":{"type":"began","order":[0,1],"options":{"rounds":"n","penalty_limit":"2","look_seconds":"0","starter":"A"},"rules":"1","data":"hat_gifts","spelled":"rounds=n penalty_limit=2 starter=A look_seconds=0"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',40,1700000124188,CAST('{"seq":40,"at":1700000124188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',41,1700000124188,CAST('{"seq":41,"at":1700000124188,"seat":0,"id":"message-259","fact":{"type":"moved","seat":0,"move":"claim pineapple","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',42,1700000124188,CAST('{"seq":42,"at":1700000124188,"seat":1,"id":"message-260","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',43,1700000124188,CAST('{"seq":43,"at":1700000124188,"seat":1,"id":"message-261","fact":{"type":"moved","seat":1,"move":"claim pineapple","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',44,1700000124188,CAST('{"seq":44,"at":1700000124188,"seat":0,"id":"message-262","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',45,1700000124188,CAST('{"seq":45,"at":1700000124188,"seat":0,"id":"message-263","fact":{"type":"moved","seat":0,"move":"claim book","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',46,1700000124188,CAST('{"seq":46,"at":1700000124188,"seat":1,"id":"message-264","fact":{"type":"moved","seat":1,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',47,1700000128188,CAST('{"seq":47,"at":1700000128188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',48,1700000134188,CAST('{"seq":48,"at":1700000134188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',49,1700000134188,CAST('{"seq":49,"at":1700000134188,"seat":0,"id":"message-265","fact":{"type":"moved","seat":0,"move":"claim spoon","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',50,1700000134188,CAST('{"seq":50,"at":1700000134188,"seat":1,"id":"message-266","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',51,1700000134188,CAST('{"seq":51,"at":1700000134188,"seat":1,"id":"message-267","fact":{"type":"moved","seat":1,"move":"claim robot","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',52,1700000134188,CAST('{"seq":52,"at":1700000134188,"seat":0,"id":"message-268","fact":{"type":"moved","seat":0,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',53,1700000138188,CAST('{"seq":53,"at":1700000138188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',54,1700000144188,CAST('{"seq":54,"at":1700000144188,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',55,1700000144188,CAST('{"seq":55,"at":1700000144188,"seat":1,"id":"message-269","fact":{"type":"moved","seat":1,"move":"claim snowman","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',56,1700000144188,CAST('{"seq":56,"at":1700000144188,"seat":0,"id":"message-270","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',57,1700000144188,CAST('{"seq":57,"at":1700000144188,"seat":0,"id":"message-271","fact":{"type":"moved","seat":0,"move":"claim pumpkin","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',58,1700000144188,CAST('{"seq":58,"at":1700000144188,"seat":1,"id":"message-272","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',59,1700000144188,CAST('{"seq":59,"at":1700000144188,"seat":1,"id":"message-273","fact":{"type":"moved","seat":1,"move":"claim trumpet","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',60,1700000144188,CAST('{"seq":60,"at":1700000144188,"seat":0,"id":"message-274","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',61,1700000144188,CAST('{"seq":61,"at":1700000144188,"seat":0,"id":"message-275","fact":{"type":"moved","seat":0,"move":"claim snowman","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',62,1700000144188,CAST('{"seq":62,"at":1700000144188,"seat":1,"id":"message-276","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',63,1700000144188,CAST('{"seq":63,"at":1700000144188,"seat":1,"id":"message-277","fact":{"type":"moved","seat":1,"move":"claim robot","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',64,1700000144188,CAST('{"seq":64,"at":1700000144188,"seat":0,"id":"message-278","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',65,1700000144188,CAST('{"seq":65,"at":1700000144188,"seat":0,"id":"message-279","fact":{"type":"moved","seat":0,"move":"claim shopping-cart","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',66,1700000144188,CAST('{"seq":66,"at":1700000144188,"seat":1,"id":"message-280","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',67,1700000144188,CAST('{"seq":67,"at":1700000144188,"seat":1,"id":"message-281","fact":{"type":"moved","seat":1,"move":"claim lipstick","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',68,1700000144188,CAST('{"seq":68,"at":1700000144188,"seat":0,"id":"","fact":{"type":"moved","seat":0,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('FJNX6FF7',69,1700000144188,CAST('{"seq":69,"at":1700000144188,"seat":0,"id":"message-282","fact":{"type":"ended","game":2,"result":{"kind":"limit","winners":[0],"scores":[1,2]},"match":{"kind":"match","winners":[0,1],"scores":[3,3]}}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',1,1700000144188,CAST('{"seq":1,"at":1700000144188,"seat":null,"id":"","fact":{"type":"created","options":{"gold_cards":"4"},"pace":"none","privacy":"private","chat":"free","bot_pace":"thoughtful","series":"one","hints":false,"code":"NJNSW8P6","game":"kobito","seats":3,"maker":"9c34d19aa2ecdc027de48121b11ecb1c6b2b3d9bef5e43c7d7385120bf466d30","group":"GGGGGGGG","deal":null}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',2,1700000144188,CAST('{"seq":2,"at":1700000144188,"seat":null,"id":"","fact":{"type":"committed","seed":"c6c36b7b4ae361e239fa9a3a594581d993bbcbe2b2423c1f697a6da01c8e61b3","salt":"f59af074df219fac6bfe2a78f5ffeab6","bots":"da65f1ed5fcaa9f5"}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',3,1700000144188,CAST('{"seq":3,"at":1700000144188,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"9c34d19aa2ecdc027de48121b11ecb1c6b2b3d9bef5e43c7d7385120bf466d30","program":""}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',4,1700000144188,CAST('{"seq":4,"at":1700000144188,"seat":null,"id":"","fact":{"type":"bot_sat_down","seat":1,"name":"Pip","level":"random"}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',5,1700000144188,CAST('{"seq":5,"at":1700000144188,"seat":null,"id":"","fact":{"type":"sat_down","seat":2,"name":"Ben","secret":"9925406f7a4a5d00e895c01a5dbb585181460e771e19e8e5488724fa77014d97","program":""}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',6,1700000144188,CAST('{"seq":6,"at":1700000144188,"seat":0,"id":"message-287","fact":{"type":"was_ready","seat":0,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',7,1700000144188,CAST('{"seq":7,"at":1700000144188,"seat":2,"id":"message-288","fact":{"type":"was_ready","seat":2,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',8,1700000144188,CAST('{"seq":8,"at":1700000144188,"seat":0,"id":"message-289","fact":{"type":"began","order":[0,1,2],"options":{"gold_cards":"4"},"rules":"1","data":"kobito","spelled":"gold_cards=4"}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',9,1700000144188,CAST('{"seq":9,"at":1700000144188,"seat":0,"id":"message-290","fact":{"type":"moved","seat":0,"move":"repl G1.10","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',10,1700000144188,CAST('{"seq":10,"at":1700000144188,"seat":0,"id":"message-291","fact":{"type":"moved","seat":0,"move":"play 3 G3L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',11,1700000144188,CAST('{"seq":11,"at":1700000144188,"seat":0,"id":"message-292","fact":{"type":"moved","seat":0,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',12,1700000145761,CAST('{"seq":12,"at":1700000145761,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"play 5 G3H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',13,1700000147404,CAST('{"seq":13,"at":1700000147404,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',14,1700000147404,CAST('{"seq":14,"at":1700000147404,"seat":2,"id":"message-293","fact":{"type":"moved","seat":2,"move":"start K 6","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',15,1700000147404,CAST('{"seq":15,"at":1700000147404,"seat":2,"id":"message-294","fact":{"type":"moved","seat":2,"move":"play K G1H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',16,1700000147404,CAST('{"seq":16,"at":1700000147404,"seat":2,"id":"message-295","fact":{"type":"moved","seat":2,"move":"send S1L G1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',17,1700000147404,CAST('{"seq":17,"at":1700000147404,"seat":2,"id":"message-296","fact":{"type":"moved","seat":2,"move":"send S1L G3H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',18,1700000147404,CAST('{"seq":18,"at":1700000147404,"seat":2,"id":"message-297","fact":{"type":"moved","seat":2,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',19,1700000147404,CAST('{"seq":19,"at":1700000147404,"seat":0,"id":"message-298","fact":{"type":"moved","seat":0,"move":"play 2 G3L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',20,1700000147404,CAST('{"seq":20,"at":1700000147404,"seat":0,"id":"message-299","fact":{"type":"moved","seat":0,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',21,1700000148379,CAST('{"seq":21,"at":1700000148379,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"pay 3","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',22,1700000150177,CAST('{"seq":22,"at":1700000150177,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',23,1700000150177,CAST('{"seq":23,"at":1700000150177,"seat":2,"id":"message-300","fact":{"type":"moved","seat":2,"move":"play 8 G1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',24,1700000150177,CAST('{"seq":24,"at":1700000150177,"seat":2,"id":"message-301","fact":{"type":"moved","seat":2,"move":"start 10 11","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',25,1700000150177,CAST('{"seq":25,"at":1700000150177,"seat":2,"id":"message-302","fact":{"type":"moved","seat":2,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',26,1700000150177,CAST('{"seq":26,"at":1700000150177,"seat":0,"id":"message-303","fact":{"type":"moved","seat":0,"move":"swap G1.11","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',27,1700000150177,CAST('{"seq":27,"at":1700000150177,"seat":0,"id":"message-304","fact":{"type":"moved","seat":0,"move":"start K 3","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',28,1700000150177,CAST('{"seq":28,"at":1700000150177,"seat":0,"id":"message-305","fact":{"type":"moved","seat":0,"move":"play 4 S1H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',29,1700000150177,CAST('{"seq":29,"at":1700000150177,"seat":0,"id":"message-306","fact":{"type":"moved","seat":0,"move":"send S1L G1H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',30,1700000150177,CAST('{"seq":30,"at":1700000150177,"seat":0,"id":"message-307","fact":{"type":"moved","seat":0,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',31,1700000151400,CAST('{"seq":31,"at":1700000151400,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"play 7 G1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',32,1700000153013,CAST('{"seq":32,"at":1700000153013,"seat":null,"id":"","fact":{"type":"moved","seat":1,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',33,1700000153013,CAST('{"seq":33,"at":1700000153013,"seat":2,"id":"message-308","fact":{"type":"moved","seat":2,"move":"start 6 7","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',34,1700000153013,CAST('{"seq":34,"at":1700000153013,"seat":2,"id":"message-309","fact":{"type":"moved","seat":2,"move":"send S2H G3H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',35,1700000153013,CAST('{"seq":35,"at":1700000153013,"seat":2,"id":"","fact":{"type":"moved","seat":2,"move":"send S2L G1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('NJNSW8P6',36,1700000153013,CAST('{"seq":36,"at":1700000153013,"seat":2,"id":"message-310","fact":{"type":"ended","game":1,"result":{"kind":"gold","winners":[2],"scores":[0,-3,14]},"match":{"kind":"gold","winners":[2],"scores":[0,-3,14]}}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',1,1700000000000,CAST('{"seq":1,"at":1700000000000,"seat":null,"id":"","fact":{"type":"created","options":{"maxMoves":"60"},"pace":"none","privacy":"private","chat":"free","bot_pace":"thoughtful","series":"one","hints":false,"code":"PADAHYML","game":"kanobu","seats":3,"maker":"3f452112bc8755570cc53ef71938e111506813f1b36376360369a8a4ea65d64b","group":"","deal":null}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',2,1700000000000,CAST('{"seq":2,"at":1700000000000,"seat":null,"id":"","fact":{"type":"committed","seed":"165f3d8ccca3a7d7799a04bbe975cdc6bf34a3c429e9ab7dbd3c43c0fa18e8c5","salt":"e63a26960a9aeb70e3516c3d931fa600","bots":"ec7d3c9d714eaa14"}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',3,1700000000000,CAST('{"seq":3,"at":1700000000000,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"3f452112bc8755570cc53ef71938e111506813f1b36376360369a8a4ea65d64b","program":""}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',4,1700000000000,CAST('{"seq":4,"at":1700000000000,"seat":null,"id":"","fact":{"type":"sat_down","seat":1,"name":"Ben","secret":"cd9bb4e4fbdda14a377f1eaf18da484b872bb92446108927f9968cb090621e64","program":""}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',5,1700000000000,CAST('{"seq":5,"at":1700000000000,"seat":null,"id":"","fact":{"type":"sat_down","seat":2,"name":"Cleo","secret":"288c6768c5f87e49efc2afcf94a289ad8f1a22651ec2f40e1bed50e2ad9c2d63","program":""}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',6,1700000000000,CAST('{"seq":6,"at":1700000000000,"seat":0,"id":"message-34","fact":{"type":"was_ready","seat":0,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',7,1700000000000,CAST('{"seq":7,"at":1700000000000,"seat":1,"id":"message-35","fact":{"type":"was_ready","seat":1,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',8,1700000000000,CAST('{"seq":8,"at":1700000000000,"seat":2,"id":"message-36","fact":{"type":"was_ready","seat":2,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',9,1700000000000,CAST('{"seq":9,"at":1700000000000,"seat":0,"id":"message-37","fact":{"type":"began","order":[0,1,2],"options":{"maxMoves":"60"},"rules":"1","data":"kanobu-default","spelled":"maxMoves=60"}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',10,1700000000000,CAST('{"seq":10,"at":1700000000000,"seat":0,"id":"message-38","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',11,1700000000000,CAST('{"seq":11,"at":1700000000000,"seat":0,"id":"message-39","fact":{"type":"moved","seat":0,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',12,1700000000000,CAST('{"seq":12,"at":1700000000000,"seat":1,"id":"message-40","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',13,1700000000000,CAST('{"seq":13,"at":1700000000000,"seat":1,"id":"message-41","fact":{"type":"moved","seat":1,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',14,1700000000000,CAST('{"seq":14,"at":1700000000000,"seat":2,"id":"message-42","fact":{"type":"moved","seat":2,"move":"play BY.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',15,1700000000000,CAST('{"seq":15,"at":1700000000000,"seat":0,"id":"message-43","fact":{"type":"moved","seat":0,"move":"play B.1","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',16,1700000000000,CAST('{"seq":16,"at":1700000000000,"seat":1,"id":"message-44","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',17,1700000000000,CAST('{"seq":17,"at":1700000000000,"seat":1,"id":"message-45","fact":{"type":"moved","seat":1,"move":"play B.Ro","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',18,1700000000000,CAST('{"seq":18,"at":1700000000000,"seat":2,"id":"message-46","fact":{"type":"moved","seat":2,"move":"play B.Sk","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',19,1700000000000,CAST('{"seq":19,"at":1700000000000,"seat":0,"id":"message-47","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',20,1700000000000,CAST('{"seq":20,"at":1700000000000,"seat":1,"id":"message-48","fact":{"type":"moved","seat":1,"move":"play B.2","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',21,1700000000000,CAST('{"seq":21,"at":1700000000000,"seat":2,"id":"message-49","fact":{"type":"moved","seat":2,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',22,1700000000000,CAST('{"seq":22,"at":1700000000000,"seat":2,"id":"message-50","fact":{"type":"moved","seat":2,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',23,1700000000000,CAST('{"seq":23,"at":1700000000000,"seat":2,"id":"message-51","fact":{"type":"moved","seat":2,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',24,1700000000000,CAST('{"seq":24,"at":1700000000000,"seat":0,"id":"message-52","fact":{"type":"moved","seat":0,"move":"play BG.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',25,1700000000000,CAST('{"seq":25,"at":1700000000000,"seat":1,"id":"message-53","fact":{"type":"moved","seat":1,"move":"play G.3","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',26,1700000000000,CAST('{"seq":26,"at":1700000000000,"seat":2,"id":"message-54","fact":{"type":"moved","seat":2,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',27,1700000000000,CAST('{"seq":27,"at":1700000000000,"seat":0,"id":"message-55","fact":{"type":"moved","seat":0,"move":"play GR.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',28,1700000000000,CAST('{"seq":28,"at":1700000000000,"seat":1,"id":"message-56","fact":{"type":"moved","seat":1,"move":"play R.Ro","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',29,1700000000000,CAST('{"seq":29,"at":1700000000000,"seat":2,"id":"message-57","fact":{"type":"moved","seat":2,"move":"play P.Ch","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',30,1700000000000,CAST('{"seq":30,"at":1700000000000,"seat":0,"id":"message-58","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',31,1700000000000,CAST('{"seq":31,"at":1700000000000,"seat":1,"id":"message-59","fact":{"type":"moved","seat":1,"move":"play G.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',32,1700000000000,CAST('{"seq":32,"at":1700000000000,"seat":2,"id":"message-60","fact":{"type":"moved","seat":2,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',33,1700000000000,CAST('{"seq":33,"at":1700000000000,"seat":2,"id":"message-61","fact":{"type":"moved","seat":2,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',34,1700000000000,CAST('{"seq":34,"at":1700000000000,"seat":0,"id":"message-62","fact":{"type":"moved","seat":0,"move":"play P.Co","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',35,1700000000000,CAST('{"seq":35,"at":1700000000000,"seat":0,"id":"message-63","fact":{"type":"moved","seat":0,"move":"colour B","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',36,1700000000000,CAST('{"seq":36,"at":1700000000000,"seat":1,"id":"message-64","fact":{"type":"moved","seat":1,"move":"play BY.Ro","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',37,1700000000000,CAST('{"seq":37,"at":1700000000000,"seat":2,"id":"message-65","fact":{"type":"moved","seat":2,"move":"play GY.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',38,1700000000000,CAST('{"seq":38,"at":1700000000000,"seat":0,"id":"message-66","fact":{"type":"moved","seat":0,"move":"play RY.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',39,1700000000000,CAST('{"seq":39,"at":1700000000000,"seat":1,"id":"message-67","fact":{"type":"moved","seat":1,"move":"play Y.Di","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',40,1700000000000,CAST('{"seq":40,"at":1700000000000,"seat":0,"id":"message-68","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',41,1700000000000,CAST('{"seq":41,"at":1700000000000,"seat":0,"id":"message-69","fact":{"type":"moved","seat":0,"move":"play RY.Ro","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',42,1700000000000,CAST('{"seq":42,"at":1700000000000,"seat":2,"id":"message-70","fact":{"type":"moved","seat":2,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',43,1700000000000,CAST('{"seq":43,"at":1700000000000,"seat":2,"id":"message-71","fact":{"type":"moved","seat":2,"move":"play P.Ca","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',44,1700000000000,CAST('{"seq":44,"at":1700000000000,"seat":1,"id":"message-72","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',45,1700000000000,CAST('{"seq":45,"at":1700000000000,"seat":1,"id":"message-73","fact":{"type":"moved","seat":1,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',46,1700000000000,CAST('{"seq":46,"at":1700000000000,"seat":0,"id":"message-74","fact":{"type":"moved","seat":0,"move":"play RY.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',47,1700000000000,CAST('{"seq":47,"at":1700000000000,"seat":2,"id":"message-75","fact":{"type":"moved","seat":2,"move":"play R.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',48,1700000000000,CAST('{"seq":48,"at":1700000000000,"seat":1,"id":"message-76","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',49,1700000000000,CAST('{"seq":49,"at":1700000000000,"seat":1,"id":"message-77","fact":{"type":"moved","seat":1,"move":"play P.St","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',50,1700000000000,CAST('{"seq":50,"at":1700000000000,"seat":1,"id":"message-78","fact":{"type":"moved","seat":1,"move":"star take 2","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',51,1700000000000,CAST('{"seq":51,"at":1700000000000,"seat":0,"id":"message-79","fact":{"type":"moved","seat":0,"move":"play R.Pa","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',52,1700000000000,CAST('{"seq":52,"at":1700000000000,"seat":2,"id":"message-80","fact":{"type":"moved","seat":2,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',53,1700000000000,CAST('{"seq":53,"at":1700000000000,"seat":2,"id":"message-81","fact":{"type":"moved","seat":2,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',54,1700000000000,CAST('{"seq":54,"at":1700000000000,"seat":1,"id":"message-82","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',55,1700000000000,CAST('{"seq":55,"at":1700000000000,"seat":1,"id":"message-83","fact":{"type":"moved","seat":1,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',56,1700000000000,CAST('{"seq":56,"at":1700000000000,"seat":0,"id":"message-84","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',57,1700000000000,CAST('{"seq":57,"at":1700000000000,"seat":0,"id":"message-85","fact":{"type":"moved","seat":0,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',58,1700000000000,CAST('{"seq":58,"at":1700000000000,"seat":2,"id":"message-86","fact":{"type":"moved","seat":2,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',59,1700000000000,CAST('{"seq":59,"at":1700000000000,"seat":2,"id":"message-87","fact":{"type":"moved","seat":2,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',60,1700000000000,CAST('{"seq":60,"at":1700000000000,"seat":1,"id":"message-88","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',61,1700000000000,CAST('{"seq":61,"at":1700000000000,"seat":1,"id":"message-89","fact":{"type":"moved","seat":1,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',62,1700000000000,CAST('{"seq":62,"at":1700000000000,"seat":0,"id":"message-90","fact":{"type":"moved","seat":0,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',63,1700000000000,CAST('{"seq":63,"at":1700000000000,"seat":0,"id":"message-91","fact":{"type":"moved","seat":0,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',64,1700000000000,CAST('{"seq":64,"at":1700000000000,"seat":2,"id":"message-92","fact":{"type":"moved","seat":2,"move":"play P.Ca","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',65,1700000000000,CAST('{"seq":65,"at":1700000000000,"seat":1,"id":"message-93","fact":{"type":"moved","seat":1,"move":"play BY.Sc","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',66,1700000000000,CAST('{"seq":66,"at":1700000000000,"seat":0,"id":"message-94","fact":{"type":"moved","seat":0,"move":"play BR.Ro","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',67,1700000000000,CAST('{"seq":67,"at":1700000000000,"seat":2,"id":"message-95","fact":{"type":"moved","seat":2,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',68,1700000000000,CAST('{"seq":68,"at":1700000000000,"seat":2,"id":"message-96","fact":{"type":"moved","seat":2,"move":"pass","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',69,1700000000000,CAST('{"seq":69,"at":1700000000000,"seat":1,"id":"","fact":{"type":"moved","seat":1,"move":"draw","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PADAHYML',70,1700000000000,CAST('{"seq":70,"at":1700000000000,"seat":1,"id":"message-97","fact":{"type":"ended","game":1,"result":{"kind":"cap","winners":[1],"scores":null},"match":{"kind":"cap","winners":[1],"scores":null}}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',1,1700000000000,CAST('{"seq":1,"at":1700000000000,"seat":null,"id":"","fact":{"type":"created","options":{"penalty_limit":"2"},"pace":"none","privacy":"private","chat":"quick","bot_pace":"thoughtful","series":"one","hints":false,"code":"PUTWJMAB","game":"hat","seats":3,"maker":"fc109208dad84fbdeb1fe9c7e14e6bfac4c9b69843934615d4932f12d9e9429c","group":"","deal":null}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',2,1700000000000,CAST('{"seq":2,"at":1700000000000,"seat":null,"id":"","fact":{"type":"committed","seed":"ad4517d13ae9191952941c7399eef002964994d0073216e461d467af776e837d","salt":"116fecad0e9571508048d1352d0ab065","bots":"bc296340c91a0059"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',3,1700000000000,CAST('{"seq":3,"at":1700000000000,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"fc109208dad84fbdeb1fe9c7e14e6bfac4c9b69843934615d4932f12d9e9429c","program":""}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',4,1700000000000,CAST('{"seq":4,"at":1700000000000,"seat":null,"id":"","fact":{"type":"sat_down","seat":1,"name":"Ben","secret":"d3461bc6fc7fad0b682eb936aeb67a89d8b81a9465d61c885f71aa995d3725bc","program":""}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',5,1700000000000,CAST('{"seq":5,"at":1700000000000,"seat":null,"id":"","fact":{"type":"sat_down","seat":2,"name":"Cleo","secret":"41731eb2db8bfd9e1e608a165ac2d5cd8dd9837cd07d7d4022ab3bda5897e621","program":""}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',6,1700000000000,CAST('{"seq":6,"at":1700000000000,"seat":0,"id":"message-104","fact":{"type":"was_ready","seat":0,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',7,1700000000000,CAST('{"seq":7,"at":1700000000000,"seat":1,"id":"message-105","fact":{"type":"was_ready","seat":1,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',8,1700000000000,CAST('{"seq":8,"at":1700000000000,"seat":2,"id":"message-106","fact":{"type":"was_ready","seat":2,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',9,1700000000000,CAST('{"seq":9,"at":1700000000000,"seat":0,"id":"message-107","fact":{"type":"began","order":[0,1,2],"options":{"penalty_limit":"2"},"rules":"1","data":"hat_gifts","spelled":"penalty_limit=2"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',10,1700000020000,CAST('{"seq":10,"at":1700000020000,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',11,1700000026000,CAST('{"seq":11,"at":1700000026000,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',12,1700000026000,CAST('{"seq":12,"at":1700000026000,"seat":2,"id":"message-108","fact":{"type":"moved","seat":2,"move":"claim skateboard","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',13,1700000026000,CAST('{"seq":13,"at":1700000026000,"seat":0,"id":"message-109","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',14,1700000026000,CAST('{"seq":14,"at":1700000026000,"seat":0,"id":"message-110","fact":{"type":"moved","seat":0,"move":"claim sailboat","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',15,1700000026000,CAST('{"seq":15,"at":1700000026000,"seat":1,"id":"message-111","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',16,1700000026000,CAST('{"seq":16,"at":1700000026000,"seat":1,"id":"message-112","fact":{"type":"moved","seat":1,"move":"claim pumpkin","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',17,1700000026000,CAST('{"seq":17,"at":1700000026000,"seat":2,"id":"message-113","fact":{"type":"moved","seat":2,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',18,1700000026000,CAST('{"seq":18,"at":1700000026000,"seat":2,"id":"message-114","fact":{"type":"moved","seat":2,"move":"claim helicopter","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',19,1700000026000,CAST('{"seq":19,"at":1700000026000,"seat":1,"id":"message-115","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',20,1700000026000,CAST('{"seq":20,"at":1700000026000,"seat":1,"id":"message-116","fact":{"type":"moved","seat":1,"move":"claim dress","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',21,1700000026000,CAST('{"seq":21,"at":1700000026000,"seat":2,"id":"message-117","fact":{"type":"moved","seat":2,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',22,1700000026000,CAST('{"seq":22,"at":1700000026000,"seat":2,"id":"message-118","fact":{"type":"moved","seat":2,"move":"claim mushroom","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',23,1700000026000,CAST('{"seq":23,"at":1700000026000,"seat":0,"id":"message-119","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',24,1700000026000,CAST('{"seq":24,"at":1700000026000,"seat":0,"id":"message-120","fact":{"type":"moved","seat":0,"move":"claim suitcase","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',25,1700000026000,CAST('{"seq":25,"at":1700000026000,"seat":1,"id":"message-121","fact":{"type":"moved","seat":1,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',26,1700000030000,CAST('{"seq":26,"at":1700000030000,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',27,1700000036000,CAST('{"seq":27,"at":1700000036000,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',28,1700000036000,CAST('{"seq":28,"at":1700000036000,"seat":1,"id":"message-122","fact":{"type":"moved","seat":1,"move":"claim pumpkin","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',29,1700000036000,CAST('{"seq":29,"at":1700000036000,"seat":2,"id":"message-123","fact":{"type":"moved","seat":2,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',30,1700000036000,CAST('{"seq":30,"at":1700000036000,"seat":2,"id":"message-124","fact":{"type":"moved","seat":2,"move":"claim pumpkin","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',31,1700000036000,CAST('{"seq":31,"at":1700000036000,"seat":0,"id":"message-125","fact":{"type":"moved","seat":0,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',32,1700000040000,CAST('{"seq":32,"at":1700000040000,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',33,1700000046000,CAST('{"seq":33,"at":1700000046000,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',34,1700000046000,CAST('{"seq":34,"at":1700000046000,"seat":2,"id":"message-126","fact":{"type":"moved","seat":2,"move":"claim mushroom","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',35,1700000046000,CAST('{"seq":35,"at":1700000046000,"seat":1,"id":"message-127","fact":{"type":"moved","seat":1,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',36,1700000046000,CAST('{"seq":36,"at":1700000046000,"seat":1,"id":"message-128","fact":{"type":"moved","seat":1,"move":"claim piano","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',37,1700000046000,CAST('{"seq":37,"at":1700000046000,"seat":0,"id":"message-129","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',38,1700000046000,CAST('{"seq":38,"at":1700000046000,"seat":0,"id":"message-130","fact":{"type":"moved","seat":0,"move":"claim robot","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',39,1700000046000,CAST('{"seq":39,"at":1700000046000,"seat":1,"id":"message-131","fact":{"type":"moved","seat":1,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',40,1700000050000,CAST('{"seq":40,"at":1700000050000,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',41,1700000056000,CAST('{"seq":41,"at":1700000056000,"seat":null,"id":"","fact":{"type":"went_on"}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',42,1700000056000,CAST('{"seq":42,"at":1700000056000,"seat":0,"id":"message-132","fact":{"type":"moved","seat":0,"move":"claim mushroom","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',43,1700000056000,CAST('{"seq":43,"at":1700000056000,"seat":2,"id":"message-133","fact":{"type":"moved","seat":2,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',44,1700000056000,CAST('{"seq":44,"at":1700000056000,"seat":2,"id":"message-134","fact":{"type":"moved","seat":2,"move":"claim mushroom","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',45,1700000056000,CAST('{"seq":45,"at":1700000056000,"seat":0,"id":"message-135","fact":{"type":"moved","seat":0,"move":"accept","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',46,1700000056000,CAST('{"seq":46,"at":1700000056000,"seat":0,"id":"message-136","fact":{"type":"moved","seat":0,"move":"claim dartboard","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',47,1700000056000,CAST('{"seq":47,"at":1700000056000,"seat":2,"id":"","fact":{"type":"moved","seat":2,"move":"refuse","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('PUTWJMAB',48,1700000056000,CAST('{"seq":48,"at":1700000056000,"seat":2,"id":"message-137","fact":{"type":"ended","game":1,"result":{"kind":"limit","winners":[1,2],"scores":[2,1,1]},"match":{"kind":"limit","winners":[1,2],"scores":[2,1,1]}}}' AS BLOB));
INSERT INTO entries VALUES('RYNDCCDZ',1,1700000224053,CAST('{"seq":1,"at":1700000224053,"seat":null,"id":"","fact":{"type":"created","options":{},"pace":"none","privacy":"private","chat":"free","bot_pace":"thoughtful","series":"one","hints":false,"code":"RYNDCCDZ","game":"kanobu","seats":3,"maker":"d922231801bb2978ba465feed9fce9807cd0cc2a7902cab0e375ec43f37b1994","group":"","deal":null}}' AS BLOB));
INSERT INTO entries VALUES('RYNDCCDZ',2,1700000224053,CAST('{"seq":2,"at":1700000224053,"seat":null,"id":"","fact":{"type":"committed","seed":"54a9c04e5f76538cecd2bfccdbd098a5307e7c802355c5b2acb9987a878d0dce","salt":"4a526be22711e666d877dd6e0818d933","bots":"951a5c4bee98f3d4"}}' AS BLOB));
INSERT INTO entries VALUES('RYNDCCDZ',3,1700000224053,CAST('{"seq":3,"at":1700000224053,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"d922231801bb2978ba465feed9fce9807cd0cc2a7902cab0e375ec43f37b1994","program":""}}' AS BLOB));
INSERT INTO entries VALUES('RYNDCCDZ',4,1700000224053,CAST('{"seq":4,"at":1700000224053,"seat":null,"id":"","fact":{"type":"sat_down","seat":1,"name":"Robo","secret":"2be34ff23eef17cf03e9772d19118012449123e074ff9a0ee5a7fd7e5a9461d0","program":"BBBB2345"}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',1,1700000000000,CAST('{"seq":1,"at":1700000000000,"seat":null,"id":"","fact":{"type":"created","options":{"gold_cards":"4"},"pace":"none","privacy":"private","chat":"free","bot_pace":"thoughtful","series":"one","hints":false,"code":"T6YYJWBK","game":"kobito","seats":3,"maker":"409e883a2d9e83eb3e60c4ac0f8950218a98e822297fdbd62b631ccbc311c8c5","group":"","deal":null}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',2,1700000000000,CAST('{"seq":2,"at":1700000000000,"seat":null,"id":"","fact":{"type":"committed","seed":"5adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f38468461acbac55e2","salt":"222d2939821412e51d25dd990495199f","bots":"e9a67a8ee26bad6b"}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',3,1700000000000,CAST('{"seq":3,"at":1700000000000,"seat":null,"id":"","fact":{"type":"sat_down","seat":0,"name":"Ann","secret":"409e883a2d9e83eb3e60c4ac0f8950218a98e822297fdbd62b631ccbc311c8c5","program":""}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',4,1700000000000,CAST('{"seq":4,"at":1700000000000,"seat":null,"id":"","fact":{"type":"sat_down","seat":1,"name":"Ben","secret":"1e9d7cb08b3aa6d06d3875396b85808e31682512650f4e945fb7cc5f6e51b4f1","program":""}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',5,1700000000000,CAST('{"seq":5,"at":1700000000000,"seat":null,"id":"","fact":{"type":"sat_down","seat":2,"name":"Cleo","secret":"22419b469a5311af31492ed38a73c19f5a1a916f8daa743ebf72cf0ae5ffd20c","program":""}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',6,1700000000000,CAST('{"seq":6,"at":1700000000000,"seat":0,"id":"message-7","fact":{"type":"was_ready","seat":0,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',7,1700000000000,CAST('{"seq":7,"at":1700000000000,"seat":1,"id":"message-8","fact":{"type":"was_ready","seat":1,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',8,1700000000000,CAST('{"seq":8,"at":1700000000000,"seat":2,"id":"message-9","fact":{"type":"was_ready","seat":2,"ready":true,"nonce":"","commit":""}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',9,1700000000000,CAST('{"seq":9,"at":1700000000000,"seat":0,"id":"message-10","fact":{"type":"began","order":[0,1,2],"options":{"gold_cards":"4"},"rules":"1","data":"kobito","spelled":"gold_cards=4"}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',10,1700000000000,CAST('{"seq":10,"at":1700000000000,"seat":0,"id":"message-11","fact":{"type":"moved","seat":0,"move":"play 7 G1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',11,1700000000000,CAST('{"seq":11,"at":1700000000000,"seat":0,"id":"message-12","fact":{"type":"moved","seat":0,"move":"play 1 G3H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',12,1700000000000,CAST('{"seq":12,"at":1700000000000,"seat":0,"id":"message-13","fact":{"type":"moved","seat":0,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',13,1700000000000,CAST('{"seq":13,"at":1700000000000,"seat":1,"id":"message-14","fact":{"type":"moved","seat":1,"move":"start 11 12","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',14,1700000000000,CAST('{"seq":14,"at":1700000000000,"seat":1,"id":"message-15","fact":{"type":"moved","seat":1,"move":"play 10 S1L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',15,1700000000000,CAST('{"seq":15,"at":1700000000000,"seat":1,"id":"message-16","fact":{"type":"moved","seat":1,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',16,1700000000000,CAST('{"seq":16,"at":1700000000000,"seat":2,"id":"message-17","fact":{"type":"moved","seat":2,"move":"play 9 G1H","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',17,1700000000000,CAST('{"seq":17,"at":1700000000000,"seat":2,"id":"message-18","fact":{"type":"moved","seat":2,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',18,1700000000000,CAST('{"seq":18,"at":1700000000000,"seat":0,"id":"message-19","fact":{"type":"moved","seat":0,"move":"start 1 2","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',19,1700000000000,CAST('{"seq":19,"at":1700000000000,"seat":0,"id":"message-20","fact":{"type":"moved","seat":0,"move":"play 11 G3L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',20,1700000000000,CAST('{"seq":20,"at":1700000000000,"seat":0,"id":"message-21","fact":{"type":"moved","seat":0,"move":"send S1H G2L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',21,1700000000000,CAST('{"seq":21,"at":1700000000000,"seat":0,"id":"message-22","fact":{"type":"moved","seat":0,"move":"send S1L G2L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',22,1700000000000,CAST('{"seq":22,"at":1700000000000,"seat":0,"id":"message-23","fact":{"type":"moved","seat":0,"move":"end","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',23,1700000000000,CAST('{"seq":23,"at":1700000000000,"seat":1,"id":"message-24","fact":{"type":"moved","seat":1,"move":"send S1H G2L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',24,1700000000000,CAST('{"seq":24,"at":1700000000000,"seat":1,"id":"message-25","fact":{"type":"moved","seat":1,"move":"send S1L G3L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',25,1700000000000,CAST('{"seq":25,"at":1700000000000,"seat":1,"id":"message-26","fact":{"type":"moved","seat":1,"move":"send S1L G2L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',26,1700000000000,CAST('{"seq":26,"at":1700000000000,"seat":1,"id":"","fact":{"type":"moved","seat":1,"move":"play 10 G2L","by_clock":false}}' AS BLOB));
INSERT INTO entries VALUES('T6YYJWBK',27,1700000000000,CAST('{"seq":27,"at":1700000000000,"seat":1,"id":"message-27","fact":{"type":"ended","game":1,"result":{"kind":"gold","winners":[1],"scores":[0,5,3]},"match":{"kind":"gold","winners":[1],"scores":[0,5,3]}}}' AS BLOB));
CREATE TABLE talk (
	table_code TEXT NOT NULL,
	number INTEGER NOT NULL,
	at BIGINT NOT NULL,
	version INTEGER NOT NULL,
	person INTEGER NOT NULL,
	id TEXT NOT NULL,
	text TEXT NOT NULL,
	reaction TEXT NOT NULL,
	PRIMARY KEY (table_code, number)
)
 WITHOUT ROWID

;
INSERT INTO talk VALUES('2ZACW92B',1,1700000062188,4,3,'message-158','hello','');
INSERT INTO talk VALUES('2ZACW92B',2,1700000062188,4,4,'message-159','','wow');
INSERT INTO talk VALUES('BLQELNRR',1,1700000062188,68,0,'','','');
CREATE TABLE records (
	table_code TEXT NOT NULL,
	number INTEGER NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY (table_code, number)
)
 WITHOUT ROWID

;
INSERT INTO records VALUES('8GGDGP32',1,'[Game "kobito"]
[Rules "1"]
[Data "kobito"]
[Opt "gold_cards=4"]
[Seats "A=Dan; B=Pip; C=Moss"]
[Date "2023-11-14"]
[Commit "sha256:aadf0f9201e3ad104bfced13bdc142f54893213b807b9b9018c88e02d6953e2c"]
[Salt "222d2939821412e51d25dd990495199f"]
[Seed "5adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f38468461acbac55e2"]
[Rng "smallbox-hmac-sha256 1"]
[Deal "DDDD2345"]
[Shuffle "deck 8 3 12 7 12 11 5 8 9 R 10 1*2 11 5 1 5 1 11 2 10 3*2 1 R 5 2 10 1 K 11 10 3 8*2 11 8 10 2 5 2 6 9 10 6 K 2 11 7 5 12*3 3 2 6*2 K 4*2 7 K 4 6 K 2 7*3 12*2 1 8 6 10 9 4 9 4 9 8 9 7 11 9 5 3 6 4 3 R 4"]
[Shuffle "gold 3@3 5@6 4@5 4@4 8@7 4@3 6@6 7@7 6@7 7@8 5@5 6@5 7@6 8@8 9@8 2@3 5@4 3@4"]
= n 3; turn A
= G1 3@3 [8]; G2 5@6 [3]; G3 4@5 [12]; need 1
= A {1*2 5 7 R}; B {5 8 10 11 12}; C {1*2 5 9 11}
= gdeck 4@4
= deck 11 2 10 3*2 1 R 5 2 10 1 K 11 10 3 8*2 11 8 10 2 5 2 6 9 10 6 K 2 11 7 5 12*3 3 2 6*2 K 4*2 7 K 4 6 K 2 7*3 12*2 1 8 6 10 9 4 9 4 9 8 9 7 11 9 5 3 6 4 3 R 4
A: play 7 G1L, play 1 G3H, end
B: start 10 11, end
C: play 11 G3L, play 9 G1H, end
A: repl G3.11, play 2 G1L, play 1 G1L, end
B: play 10 G3L, play 12 S1H, send S1H G1L
* result gold; winners B; scores 0 4 3
');
INSERT INTO records VALUES('9KUWE2RU',1,'[Game "hat"]
[Rules "1"]
[Data "hat_gifts"]
[Seats "A=Ann; B=Pip; C=Moss; D=Juno"]
[Date "2023-11-14"]
[Commit "sha256:ad5248621ee1733c11fe899f84361661be9881ec586db22da1646d147129ed19"]
[Seed "8e8d27931acc678ccffbf22910d1e6cc6e259878d8984c8a35c30eefef52c98c"]
[Rng "smallbox-hmac-sha256 1"]
[Deal "hat-2026-11-17"]
[Shuffle "arrows R.white L.black*2 R.white L.black*2 R.white*2 L.black R.white L.black*2 R.white L.black R.white L.black*2 R.white*7 L.black*4 R.white*2 L.black R.white*5 L.black R.white L.black R.white*2 L.black R.white L.black R.white L.black R.white L.black*3 R.white L.black R.white L.black*4 R.white L.black R.white*2 L.black R.white L.black R.white L.black R.white L.black R.white*2 L.black R.white L.black R.white*2 L.black R.white L.black*2 R.white L.black*2 R.white L.black R.white*2 L.black*2 R.white L.black*3 R.white*6 L.black*2 R.white L.black R.white L.black*5 R.white L.black"]
[Shuffle "gifts ring frog guitar umbrella shopping-cart corn-cob headphones magnet egg puzzle-piece scarf loaf-of-bread yo-yo lollipop microphone trumpet telescope christmas-tree palette globe robot avocado ruler paperclip flashlight glasses bar-of-soap piano watermelon carrot pumpkin television sunflower penguin compass fire-extinguisher backpack suitcase t-shirt duck ribbon jeans ball-of-yarn apple battery medal spoon bikini book burger phone kite hourglass boot snail snowman strawberry key hat steam-train tent muffin hedgehog broom toilet turtle donut chocolate-bar soccer-ball ice-cream elephant helicopter mushroom basket light-bulb traffic-light boxing-glove chair padlock alarm-clock lemon tractor bell cactus gamepad cheese teddy-bear pizza drum broccoli camera sailboat rocket cup lipstick anchor banana dartboard butterfly fish dice pretzel pineapple balloon bicycle octopus dress four-leaf-clover hammer skateboard"]
[Shuffle "decoys lipstick chocolate-bar pizza light-bulb helicopter burger sunflower dress gamepad television toilet broccoli backpack ruler snail book teddy-bear skateboard palette turtle strawberry jeans ball-of-yarn alarm-clock donut chair duck piano padlock pineapple muffin ice-cream bell tent camera paperclip battery pretzel phone compass banana trumpet watermelon hat bar-of-soap mushroom basket sailboat snowman lollipop anchor bikini telescope hammer pumpkin balloon cactus suitcase avocado boot elephant bicycle christmas-tree carrot key dartboard hourglass dice globe cheese rocket boxing-glove medal fish glasses lemon broom steam-train spoon tractor microphone kite t-shirt cup four-leaf-clover butterfly flashlight penguin ribbon robot drum fire-extinguisher soccer-ball hedgehog octopus apple traffic-light"]
[Shuffle "seats C A D B"]
= n 4; turn C
= gift shopping-cart.L
= A {^guitar.L}; B {^umbrella.L}; C {^ring.L}; D {^frog.L}
= shop corn-cob.R headphones.R magnet.R egg.L puzzle-piece.R scarf.R loaf-of-bread.R yo-yo.L
= cat corn-cob pizza burger egg loaf-of-bread chocolate-bar light-bulb toilet television magnet yo-yo puzzle-piece guitar headphones gamepad helicopter umbrella ring dress scarf lipstick sunflower shopping-cart frog
C: claim scarf
D: refuse
C: claim sunflower
B: accept, claim light-bulb
C: accept, claim headphones
D: refuse
C: claim helicopter
B: refuse
* result limit; winners A B D; scores 0 0 3 0
');
INSERT INTO records VALUES('BLQELNRR',1,'[Game "kanobu"]
[Rules "1"]
[Data "kanobu-default"]
[Opt "maxMoves=60"]
[Seats "A=Ann; B=—"]
[Date "2023-11-14"]
[Commit "sha256:ca525273f81fe4868023fcd9b72bd77c3c338fb3dc9eb1c1e66a70739352d3fa"]
[Salt "05baa08100de73cdba9e09c061a3e3dd"]
[Seed "27021666cd8616e4519af195255ff08d98c09a7fe17902de4c88cf1d66dae96c"]
[Rng "smallbox-hmac-sha256 1"]
[Shuffle "deck R.3 Y.3 Y.Sc R.Sk GR.Pa GR.Sc P.Ch BR.Pa Y.Sc R.Pa BG.Ro Y.Sk GY.Pa P.Ca B.Pa GY.Sc P.Co P.St GY.Pa Y.2 R.Ro B.3 G.Sc G.3 RY.Pa P.Ca B.Sk B.Ro BG.Pa B.1 G.Ro BY.Pa G.1 RY.Ro BY.Sc R.1 BY.Sc G.2 Y.Ro RY.Sc R.Sc GY.Ro BY.Ro P.Ch P.Co B.Pa G.Sc G.Pa P.St G.Sk G.Pa G.Ro R.Ro Y.Pa B.Sc Y.Ro R.2 GR.Sc RY.Ro P.Co BR.Ro B.Sc Y.1 BR.Pa R.Pa GR.Ro P.Ca BG.Ro B.Ro P.St BR.Sc Y.Pa BG.Sc R.Sc B.2 P.Ch"]
= n 2; turn A
= pile GY.Pa
= A {GR.Pa GR.Sc R.3 R.Sk Y.3 Y.Sc}; B {BG.Ro BR.Pa P.Ch R.Pa Y.Sc Y.Sk}
= deck P.Ca B.Pa GY.Sc P.Co P.St GY.Pa Y.2 R.Ro B.3 G.Sc G.3 RY.Pa P.Ca B.Sk B.Ro BG.Pa B.1 G.Ro BY.Pa G.1 RY.Ro BY.Sc R.1 BY.Sc G.2 Y.Ro RY.Sc R.Sc GY.Ro BY.Ro P.Ch P.Co B.Pa G.Sc G.Pa P.St G.Sk G.Pa G.Ro R.Ro Y.Pa B.Sc Y.Ro R.2 GR.Sc RY.Ro P.Co BR.Ro B.Sc Y.1 BR.Pa R.Pa GR.Ro P.Ca BG.Ro B.Ro P.St BR.Sc Y.Pa BG.Sc R.Sc B.2 P.Ch
A: play GR.Sc
B: play BG.Ro
A: draw, play P.Ca
B: play P.Ch
A: accept
B: play Y.Sk
A: play R.Sk
B: accept
A: play R.3
B: accept
A: draw, pass
B: play R.Pa
A: play P.Co, colour B
B: draw, pass
A: play B.Pa
B: draw, pass
A: draw, pass
B: draw, pass
A: draw, play P.Ca
B: play B.3
A: accept
B: play BR.Pa
A: draw, pass
B: play P.St, star take 2
A: play B.Sk
B: accept
A: play B.1
B: accept, play BY.Pa
A: play GY.Sc
B: play Y.2
A: accept, play Y.Sc
B: play RY.Ro
A: draw, pass
B: play RY.Pa
A: draw, pass
B: draw, pass
A: play Y.3
B: accept
A: draw, play BY.Ro
B: play GY.Pa
A: play BY.Sc
B: draw, pass
A: draw
* result cap; winners B
');
INSERT INTO records VALUES('FJNX6FF7',1,'[Game "hat"]
[Rules "1"]
[Data "hat_gifts"]
[Opt "rounds=n penalty_limit=2 look_seconds=0"]
[Seats "A=Ann; B=Ben"]
[Date "2023-11-14"]
[Commit "sha256:07d6cae9b22eb68e34ebde75d152b109ae395f1d1266677f661d4085b3cc6633"]
[Salt "9f31ac7a3fa75083b5cf9a84d9d31fce"]
[Seed "9b6eb0eaf3a34f86a6743642f1b02fd8c9e6826be34f6290169d1ded0f9e75fb"]
[Rng "smallbox-hmac-sha256 1"]
[Shuffle "arrows L.black R.white*3 L.black*2 R.white L.black*2 R.white*3 L.black*3 R.white L.black*3 R.white*3 L.black*4 R.white L.black*2 R.white*2 L.black*3 R.white L.black*3 R.white L.black R.white*2 L.black R.white*4 L.black R.white*5 L.black R.white L.black R.white L.black R.white L.black*2 R.white L.black*2 R.white*5 L.black R.white L.black*5 R.white*5 L.black*2 R.white*2 L.black*2 R.white L.black*2 R.white L.black R.white*2 L.black*3 R.white*2 L.black*2 R.white L.black R.white*2 L.black*2 R.white*2 L.black"]
[Shuffle "gifts suitcase sunflower spoon loaf-of-bread snail lipstick tractor watermelon strawberry robot hat donut tent magnet hammer ribbon fish hedgehog octopus cheese burger penguin corn-cob t-shirt mushroom pizza apple frog cactus book avocado boxing-glove turtle snowman dice pineapple bar-of-soap piano key bicycle sailboat ball-of-yarn butterfly shopping-cart egg dress elephant umbrella pumpkin flashlight pretzel glasses four-leaf-clover soccer-ball basket light-bulb bell television chair broom camera muffin dartboard compass teddy-bear scarf battery jeans padlock boot cup skateboard ring fire-extinguisher banana toilet microphone rocket yo-yo steam-train phone christmas-tree chocolate-bar bikini telescope alarm-clock paperclip traffic-light lemon anchor ruler ice-cream duck helicopter puzzle-piece medal balloon guitar kite gamepad globe backpack trumpet broccoli drum lollipop headphones hourglass carrot palette"]
[Shuffle "decoys ball-of-yarn basket piano guitar watermelon ribbon battery cup dress robot ice-cream bell pumpkin yo-yo lemon mushroom shopping-cart telescope burger steam-train strawberry phone fire-extinguisher broom broccoli egg bar-of-soap globe hammer paperclip book ruler sailboat drum headphones apple jeans donut dice chocolate-bar rocket medal octopus hedgehog avocado frog flashlight scarf backpack light-bulb padlock four-leaf-clover penguin cactus puzzle-piece bicycle teddy-bear lollipop duck boot elephant palette fish traffic-light christmas-tree kite muffin pineapple television pretzel boxing-glove camera butterfly umbrella tent alarm-clock bikini dartboard key skateboard hourglass hat toilet balloon turtle banana cheese chair microphone magnet trumpet ring t-shirt gamepad snowman helicopter compass carrot pizza corn-cob soccer-ball anchor glasses"]
[Shuffle "seats B A"]
= n 2; turn B
= gift snail.L
= A {^sunflower.R ^loaf-of-bread.L}; B {^suitcase.R ^spoon.L}
= shop lipstick.L tractor.R
= cat watermelon lemon mushroom pumpkin loaf-of-bread ice-cream cup spoon basket battery yo-yo guitar piano bell tractor suitcase dress ribbon lipstick sunflower robot ball-of-yarn shopping-cart snail
B: claim yo-yo
A: accept, claim piano
B: accept, claim mushroom
A: accept, claim guitar
B: accept, claim dress
A: accept, claim lemon
B: accept, claim bell
A: refuse
B: claim mushroom
A: accept, claim mushroom
B: refuse
A: claim lemon
B: accept, claim spoon
A: accept, claim lipstick
B: refuse
* result limit; winners B; scores 2 1
');
INSERT INTO records VALUES('FJNX6FF7',2,'[Game "hat"]
[Rules "1"]
[Data "hat_gifts"]
[Opt "rounds=n penalty_limit=2 starter=A look_seconds=0"]
[Seats "A=Ann; B=Ben"]
[Date "2023-11-14"]
[Commit "sha256:4ec30a764b33ff1485f3b62233bcfd583da370d044a48255dc7a81c749913d88"]
[Salt "c4f006e30ec7a4ab1e72421a4f77a1b7"]
[Seed "23767a39b5310dc49e110621bd1c71d186e7830c9b2975f654c564b4e084f185"]
[Rng "smallbox-hmac-sha256 1"]
[Shuffle "arrows R.white L.black R.white*3 L.black R.white*4 L.black R.white L.black*3 R.white*2 L.black R.white L.black*2 R.white L.black*2 R.white L.black*7 R.white*2 L.black*4 R.white*3 L.black R.white L.black R.white L.black R.white L.black R.white L.black*3 R.white*8 L.black*2 R.white L.black*2 R.white L.black*4 R.white*3 L.black*2 R.white*2 L.black R.white*2 L.black*2 R.white*4 L.black*4 R.white*2 L.black*2 R.white L.black*4 R.white*4 L.black*2 R.white*3 L.black R.white"]
[Shuffle "gifts pineapple t-shirt umbrella penguin hat broccoli padlock soccer-ball headphones phone hedgehog piano puzzle-piece palette helicopter television pretzel suitcase medal balloon loaf-of-bread anchor camera boxing-glove apple mushroom chair bikini jeans avocado sailboat fish steam-train lipstick burger alarm-clock trumpet pumpkin chocolate-bar ruler tent gamepad lollipop christmas-tree basket cup hourglass butterfly microphone boot ice-cream elephant pizza yo-yo octopus dress battery skateboard flashlight kite snowman ball-of-yarn rocket strawberry carrot magnet book robot corn-cob telescope shopping-cart donut traffic-light guitar scarf ribbon paperclip tractor watermelon light-bulb toilet hammer drum globe backpack ring turtle duck bell muffin lemon bar-of-soap dice cheese glasses snail bicycle fire-extinguisher teddy-bear broom four-leaf-clover dartboard banana compass cactus sunflower frog key egg spoon"]
[Shuffle "decoys lipstick butterfly flashlight trumpet book shopping-cart balloon turtle spoon snowman robot broom pumpkin christmas-tree key rocket elephant avocado tent jeans basket glasses hedgehog anchor drum lollipop boot egg teddy-bear phone gamepad donut ruler globe ice-cream sunflower mushroom suitcase toilet burger puzzle-piece strawberry traffic-light skateboard corn-cob microphone cheese battery magnet kite duck light-bulb watermelon cup ribbon headphones pretzel lemon fire-extinguisher dartboard chocolate-bar tractor scarf compass medal carrot banana boxing-glove paperclip hammer octopus apple helicopter pizza television guitar bar-of-soap palette four-leaf-clover dice hourglass sailboat muffin chair frog cactus camera loaf-of-bread backpack ball-of-yarn ring telescope bikini steam-train yo-yo piano fish dress alarm-clock snail bicycle soccer-ball bell"]
= n 2; turn A
= gift hat.R
= A {^pineapple.R ^umbrella.R}; B {^t-shirt.R ^penguin.R}
= shop broccoli.R padlock.L
= cat hat pineapple broccoli pumpkin spoon key padlock broom flashlight book balloon trumpet rocket umbrella t-shirt lipstick christmas-tree snowman robot shopping-cart butterfly turtle elephant penguin
A: claim pineapple
B: accept, claim pineapple
A: accept, claim book
B: refuse
A: claim spoon
B: accept, claim robot
A: refuse
B: claim snowman
A: accept, claim pumpkin
B: accept, claim trumpet
A: accept, claim snowman
B: accept, claim robot
A: accept, claim shopping-cart
B: accept, claim lipstick
A: refuse
* result limit; winners A; scores 1 2
');
INSERT INTO records VALUES('NJNSW8P6',1,'[Game "kobito"]
[Rules "1"]
[Data "kobito"]
[Opt "gold_cards=4"]
[Seats "A=Ann; B=Pip; C=Ben"]
[Date "2023-11-14"]
[Commit "sha256:33431651960a8053cd71621b06c3580dbf767d56982d69bcedae80240e7a3b15"]
[Salt "f59af074df219fac6bfe2a78f5ffeab6"]
[Seed "c6c36b7b4ae361e239fa9a3a594581d993bbcbe2b2423c1f697a6da01c8e61b3"]
[Rng "smallbox-hmac-sha256 1"]
[Shuffle "deck K 10 1 9 2 12 1 R 5 7 K 8 1 9 1*2 10 6 9 10 8 4 5 2 10 4 8 11 8 11 3 4 12 8 5 4 12 4 6 R*2 6*2 5 2 K 11 6 12 K 5 11 5 8 11 10 1 4 12 11 3*3 7 8 3 7 3 2 10 12 7 6 K 4 6 7 12 11 9 2 7 9*2 5 2 1 2 10 9 7 3"]
[Shuffle "gold 7@7 6@5 7@6 3@3 5@4 8@7 2@3 4@5 6@7 7@8 5@6 4@4 5@5 3@4 8@8 6@6 4@3 9@8"]
[Shuffle "deck 8 4 R 3 K 10 5 10 3 10 6 4 10 K 3 5 2*2 6 11 5 4 11 8 11 7*2 12 6 7*2 12 4 6 1 9*2 5 10 8 6 1*2 5 9 8 12 6 1 11 12 11 3 1 K 9 3 2 12 2 12 11 R 7 8 R 5 11 10 K 9 2 12 2 3*2 9 1 4*2 8 2 5 K 4 7*2 6 9 8 1"]
= n 3; turn A
= G1 7@7 [10]; G2 6@5 [8]; G3 7@6 [4]; need 1
= A {3*2 4 10 R}; B {3 5*2 10*2}; C {K*2 2 6 10}
= gdeck 3@3
= deck 2 6 11 5 4 11 8 11 7*2 12 6 7*2 12 4 6 1 9*2 5 10 8 6 1*2 5 9 8 12 6 1 11 12 11 3 1 K 9 3 2 12 2 12 11 R 7 8 R 5 11 10 K 9 2 12 2 3*2 9 1 4*2 8 2 5 K 4 7*2 6 9 8 1
A: repl G1.10, play 3 G3L, end
B: play 5 G3H, end
C: start K 6, play K G1H, send S1L G1L, send S1L G3H, end
A: play 2 G3L, end
B: pay 3, end
C: play 8 G1L, start 10 11, end
A: swap G1.11, start K 3, play 4 S1H, send S1L G1H, end
B: play 7 G1L, end
C: start 6 7, send S2H G3H, send S2L G1L
* result gold; winners C; scores 0 -3 14
');
INSERT INTO records VALUES('PADAHYML',1,'[Game "kanobu"]
[Rules "1"]
[Data "kanobu-default"]
[Opt "maxMoves=60"]
[Seats "A=Ann; B=Ben; C=Cleo"]
[Date "2023-11-14"]
[Commit "sha256:7b8e18a820468ba548061f17a6d0ccf15f6b679964cace4ede14ad0a2352eb8a"]
[Salt "e63a26960a9aeb70e3516c3d931fa600"]
[Seed "165f3d8ccca3a7d7799a04bbe975cdc6bf34a3c429e9ab7dbd3c43c0fa18e8c5"]
[Rng "smallbox-hmac-sha256 1"]
[Shuffle "deck GR.Sc B.1 R.1 R.Sc B.Ro RY.Sc G.Sc B.2 B.Ro Y.Di G.3 R.Ro GY.Pa BY.Pa B.Sk BG.Pa R.Ro B.Pa Y.Ro BG.Sc G.Sc BY.Ro Y.Ro P.Ch GY.Ro R.Pa P.Co GR.Ro G.1 B.Pa GY.Pa RY.Pa BR.Pa Y.Sk R.Sc RY.Ro P.Ca G.Pa P.St R.Sk BY.Sc B.Sc RY.Ro Y.1 G.Pa P.Ca BG.Ro BR.Ro BR.Pa G.Sk G.Ro P.St*2 GR.Sc B.Di G.Di R.Pa Y.3 Y.Pa*2 Y.Sc R.2 GR.Pa B.3 P.Ch G.2 P.Ca Y.Sc P.Ch R.3 BR.Sc BY.Sc R.Di GY.Sc BG.Ro G.Ro P.Co B.Sc P.Co Y.2"]
= n 3; turn A
= pile Y.Ro
= A {B.1 B.Ro GR.Sc R.1 R.Sc RY.Sc}; B {B.2 B.Ro G.3 G.Sc R.Ro Y.Di}; C {B.Pa B.Sk BG.Pa BY.Pa GY.Pa R.Ro}
= deck BG.Sc G.Sc BY.Ro Y.Ro P.Ch GY.Ro R.Pa P.Co GR.Ro G.1 B.Pa GY.Pa RY.Pa BR.Pa Y.Sk R.Sc RY.Ro P.Ca G.Pa P.St R.Sk BY.Sc B.Sc RY.Ro Y.1 G.Pa P.Ca BG.Ro BR.Ro BR.Pa G.Sk G.Ro P.St*2 GR.Sc B.Di G.Di R.Pa Y.3 Y.Pa*2 Y.Sc R.2 GR.Pa B.3 P.Ch G.2 P.Ca Y.Sc P.Ch R.3 BR.Sc BY.Sc R.Di GY.Sc BG.Ro G.Ro P.Co B.Sc P.Co Y.2
A: draw, pass
B: draw, pass
C: play BY.Pa
A: play B.1
B: accept, play B.Ro
C: play B.Sk
A: accept
B: play B.2
C: accept, draw, pass
A: play BG.Sc
B: play G.3
C: accept
A: play GR.Sc
B: play R.Ro
C: play P.Ch
A: accept
B: play G.Sc
C: draw, pass
A: play P.Co, colour B
B: play BY.Ro
C: play GY.Pa
A: play RY.Sc
B: play Y.Di
A: draw, play RY.Ro
C: draw, play P.Ca
B: draw, pass
A: play RY.Pa
C: play R.Sc
B: draw, play P.St, star take 2
A: play R.Pa
C: draw, pass
B: draw, pass
A: draw, pass
C: draw, pass
B: draw, pass
A: draw, pass
C: play P.Ca
B: play BY.Sc
A: play BR.Ro
C: draw, pass
B: draw
* result cap; winners B
');
INSERT INTO records VALUES('PUTWJMAB',1,'[Game "hat"]
[Rules "1"]
[Data "hat_gifts"]
[Opt "penalty_limit=2"]
[Seats "A=Ann; B=Ben; C=Cleo"]
[Date "2023-11-14"]
[Commit "sha256:d7950d4392453c541b43192fdd8f3c94aa6aa27c881afa64092b0ee98b4c3e25"]
[Salt "116fecad0e9571508048d1352d0ab065"]
[Seed "ad4517d13ae9191952941c7399eef002964994d0073216e461d467af776e837d"]
[Rng "smallbox-hmac-sha256 1"]
[Shuffle "arrows R.white*2 L.black R.white*2 L.black R.white L.black*3 R.white L.black R.white*4 L.black*2 R.white*2 L.black*7 R.white*2 L.black R.white L.black R.white L.black*3 R.white*5 L.black*5 R.white*2 L.black*5 R.white*3 L.black R.white L.black R.white*3 L.black R.white*2 L.black R.white L.black R.white L.black*2 R.white L.black R.white L.black R.white*2 L.black R.white L.black R.white*3 L.black R.white L.black R.white*3 L.black R.white L.black*2 R.white L.black*3 R.white L.black*2 R.white*5 L.black*2 R.white L.black*2"]
[Shuffle "gifts ring glasses helicopter suitcase dartboard mushroom dress snowman palette steam-train corn-cob spoon light-bulb flashlight alarm-clock anchor sunflower camera microphone turtle burger tractor muffin trumpet avocado cup book carrot paperclip broccoli pretzel duck cactus apple snail basket yo-yo butterfly phone sailboat medal boot rocket padlock christmas-tree ribbon watermelon compass teddy-bear backpack toilet battery jeans frog kite fire-extinguisher egg hedgehog penguin lipstick soccer-ball bell dice banana chair robot piano bar-of-soap chocolate-bar bicycle umbrella television puzzle-piece strawberry elephant lemon donut gamepad scarf fish bikini traffic-light shopping-cart hammer cheese pumpkin four-leaf-clover boxing-glove ruler hourglass hat t-shirt balloon magnet guitar lollipop telescope broom globe pineapple ice-cream tent headphones skateboard key pizza octopus ball-of-yarn drum loaf-of-bread"]
[Shuffle "decoys ice-cream turtle piano trumpet elephant penguin sailboat toilet broccoli robot skateboard jeans pumpkin key compass fish balloon steam-train phone chocolate-bar fire-extinguisher backpack magnet spoon tractor broom loaf-of-bread christmas-tree ball-of-yarn strawberry bicycle puzzle-piece dice snowman battery telescope apple soccer-ball pizza corn-cob banana ruler cup pineapple medal hourglass teddy-bear watermelon guitar book four-leaf-clover traffic-light drum octopus kite rocket duck carrot muffin lipstick t-shirt tent hammer palette lollipop lemon light-bulb hedgehog bikini alarm-clock egg television yo-yo headphones avocado cheese boot bell ribbon donut chair boxing-glove basket gamepad camera sunflower globe frog cactus paperclip pretzel hat burger flashlight padlock umbrella bar-of-soap butterfly scarf microphone shopping-cart snail anchor"]
[Shuffle "seats C A B"]
= n 3; turn C
= gift suitcase.L
= A {^glasses.L}; B {^helicopter.L}; C {^ring.R}
= shop dartboard.L mushroom.R dress.R
= cat broccoli mushroom pumpkin ice-cream key toilet balloon piano trumpet dartboard skateboard helicopter sailboat suitcase glasses ring dress jeans robot compass turtle fish elephant penguin
C: claim skateboard
A: accept, claim sailboat
B: accept, claim pumpkin
C: accept, claim helicopter
B: accept, claim dress
C: accept, claim mushroom
A: accept, claim suitcase
B: refuse, claim pumpkin
C: accept, claim pumpkin
A: refuse
C: claim mushroom
B: accept, claim piano
A: accept, claim robot
B: refuse
A: claim mushroom
C: accept, claim mushroom
A: accept, claim dartboard
C: refuse
* result limit; winners B C; scores 2 1 1
');
INSERT INTO records VALUES('T6YYJWBK',1,'[Game "kobito"]
[Rules "1"]
[Data "kobito"]
[Opt "gold_cards=4"]
[Seats "A=Ann; B=Ben; C=Cleo"]
[Date "2023-11-14"]
[Commit "sha256:aadf0f9201e3ad104bfced13bdc142f54893213b807b9b9018c88e02d6953e2c"]
[Salt "222d2939821412e51d25dd990495199f"]
[Seed "5adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f38468461acbac55e2"]
[Rng "smallbox-hmac-sha256 1"]
[Shuffle "deck 8 3 12 7 12 11 5 8 9 R 10 1*2 11 5 1 5 1 11 2 10 3*2 1 R 5 2 10 1 K 11 10 3 8*2 11 8 10 2 5 2 6 9 10 6 K 2 11 7 5 12*3 3 2 6*2 K 4*2 7 K 4 6 K 2 7*3 12*2 1 8 6 10 9 4 9 4 9 8 9 7 11 9 5 3 6 4 3 R 4"]
[Shuffle "gold 3@3 5@6 4@5 4@4 8@7 4@3 6@6 7@7 6@7 7@8 5@5 6@5 7@6 8@8 9@8 2@3 5@4 3@4"]
= n 3; turn A
= G1 3@3 [8]; G2 5@6 [3]; G3 4@5 [12]; need 1
= A {1*2 5 7 R}; B {5 8 10 11 12}; C {1*2 5 9 11}
= gdeck 4@4
= deck 11 2 10 3*2 1 R 5 2 10 1 K 11 10 3 8*2 11 8 10 2 5 2 6 9 10 6 K 2 11 7 5 12*3 3 2 6*2 K 4*2 7 K 4 6 K 2 7*3 12*2 1 8 6 10 9 4 9 4 9 8 9 7 11 9 5 3 6 4 3 R 4
A: play 7 G1L, play 1 G3H, end
B: start 11 12, play 10 S1L, end
C: play 9 G1H, end
A: start 1 2, play 11 G3L, send S1H G2L, send S1L G2L, end
B: send S1H G2L, send S1L G3L, send S1L G2L, play 10 G2L
* result gold; winners B; scores 0 5 3
');
CREATE TABLE play_groups (
	id TEXT NOT NULL,
	secret TEXT NOT NULL,
	name TEXT NOT NULL,
	created BIGINT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO play_groups VALUES('GGGGGGGG','db92cccbcf4d78d69ae83a07b8cffb429511a2de997699ebd3d8d6bda92f4c18','Friday at eight',1700000000000);
CREATE UNIQUE INDEX groups_by_secret ON play_groups (secret);
CREATE TABLE group_members (
	group_id TEXT NOT NULL,
	"key" TEXT NOT NULL,
	name TEXT NOT NULL,
	added BIGINT NOT NULL,
	PRIMARY KEY (group_id, "key")
)
 WITHOUT ROWID

;
INSERT INTO group_members VALUES('GGGGGGGG','cleo','Cleo',1700000000000);
CREATE TABLE group_results (
	table_code TEXT NOT NULL,
	number INTEGER NOT NULL,
	group_id TEXT NOT NULL,
	at BIGINT NOT NULL,
	game TEXT NOT NULL,
	players TEXT NOT NULL,
	PRIMARY KEY (table_code, number)
)
 WITHOUT ROWID

;
INSERT INTO group_results VALUES('NJNSW8P6',1,'GGGGGGGG',1700000153013,'kobito','[{"name":"Ann","level":null,"place":2,"score":0,"is_resigned":false},{"name":"Pip","level":"random","place":3,"score":-3,"is_resigned":false},{"name":"Ben","level":null,"place":1,"score":14,"is_resigned":false}]');
CREATE INDEX results_by_group ON group_results (group_id, at);
CREATE INDEX tables_by_group ON tables (group_id);
CREATE TABLE push_keys (
	number INTEGER NOT NULL,
	private TEXT NOT NULL,
	PRIMARY KEY (number)
);
INSERT INTO push_keys VALUES(1,'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw');
CREATE TABLE push_subscriptions (
	table_code TEXT NOT NULL,
	person INTEGER NOT NULL,
	endpoint TEXT NOT NULL,
	p256dh TEXT NOT NULL,
	auth TEXT NOT NULL,
	language TEXT NOT NULL,
	at BIGINT NOT NULL,
	PRIMARY KEY (table_code, person, endpoint)
)
 WITHOUT ROWID

;
INSERT INTO push_subscriptions VALUES('2ZACW92B',4,'https://updates.push.services.mozilla.com/wpush/v2/not-a-real-one','BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4','BTBZMqHH6r4Tts7J_aSIgg','uk',1700000062188);
CREATE INDEX push_by_endpoint ON push_subscriptions (endpoint);
CREATE TABLE leases (
	table_code TEXT NOT NULL,
	node TEXT NOT NULL,
	until BIGINT NOT NULL,
	PRIMARY KEY (table_code)
)
 WITHOUT ROWID

;
CREATE INDEX leases_by_node ON leases (node);
CREATE TABLE deals (
	code TEXT NOT NULL,
	"key" TEXT NOT NULL,
	made BIGINT NOT NULL,
	given TEXT NOT NULL,
	PRIMARY KEY (code)
)
 WITHOUT ROWID

;
INSERT INTO deals VALUES('DDDD2345','ce49c6011c2a9a5995598b25ef0f16f1e509514c6070d1f55f07a5a6a4ee3d78',1700000000000,'{"game":"kobito","seats":3,"options":{"gold_cards":"4"},"deal":{"code":"DDDD2345","rules":"1","data":"kobito","rounds":[{"seed":"5adfa480fc2f8bf33bd0068397c7aea590ff28dc4992f4f38468461acbac55e2","salt":"222d2939821412e51d25dd990495199f","nonces":["","",""]}],"dice":"","nodes":0,"counts":false}}');
CREATE UNIQUE INDEX deals_by_key ON deals ("key");
CREATE TABLE deal_results (
	table_code TEXT NOT NULL,
	number INTEGER NOT NULL,
	deal TEXT NOT NULL,
	at BIGINT NOT NULL,
	players TEXT NOT NULL,
	PRIMARY KEY (table_code, number)
)
 WITHOUT ROWID

;
INSERT INTO deal_results VALUES('8GGDGP32',1,'DDDD2345',1700000224053,'[{"name":"Dan","level":null,"place":3,"score":0,"is_resigned":false},{"name":"Pip","level":"random","place":1,"score":4,"is_resigned":false},{"name":"Moss","level":"random","place":2,"score":3,"is_resigned":false}]');
INSERT INTO deal_results VALUES('T6YYJWBK',1,'DDDD2345',1700000000000,'[{"name":"Ann","level":null,"place":3,"score":0,"is_resigned":false},{"name":"Ben","level":null,"place":1,"score":5,"is_resigned":false},{"name":"Cleo","level":null,"place":2,"score":3,"is_resigned":false}]');
CREATE INDEX deal_results_by_deal ON deal_results (deal, at);
CREATE TABLE dailies (
	deal TEXT NOT NULL,
	made BIGINT NOT NULL,
	is_judged BOOLEAN NOT NULL,
	place INTEGER,
	score INTEGER,
	PRIMARY KEY (deal)
)
 WITHOUT ROWID

;
INSERT INTO dailies VALUES('hat-2026-11-17',1700000000000,1,1,0);
CREATE TABLE daily_results (
	deal TEXT NOT NULL,
	person TEXT NOT NULL,
	table_code TEXT NOT NULL,
	at BIGINT NOT NULL,
	place INTEGER,
	score INTEGER,
	name TEXT NOT NULL,
	PRIMARY KEY (deal, person)
)
 WITHOUT ROWID

;
INSERT INTO daily_results VALUES('hat-2026-11-17','fa4a8f8a961b8067a2c093367e48bf11c74d164228183efdb4aad077b4f97dbf','9KUWE2RU',1700000214212,1,0,'');
CREATE INDEX daily_results_by_table ON daily_results (table_code);
CREATE TABLE reviews (
	table_code TEXT NOT NULL,
	number INTEGER NOT NULL,
	method TEXT NOT NULL,
	packed BLOB NOT NULL,
	PRIMARY KEY (table_code, number)
)
 WITHOUT ROWID

;
INSERT INTO reviews VALUES('T6YYJWBK',1,'1',X'78DAAB564A4FCC4D55B252CACE4FCA2CC957AA0500337C05DD');
CREATE TABLE programs (
	id TEXT NOT NULL,
	token TEXT NOT NULL,
	name TEXT NOT NULL,
	created BIGINT NOT NULL,
	revoked BIGINT,
	PRIMARY KEY (id)
);
INSERT INTO programs VALUES('BBBB2345','ff61280803108fd9baf3de8b6c4523f06cefafe4e5ed45bce5b0a0d91a087013','Robo',1700000000000,NULL);
CREATE UNIQUE INDEX programs_by_token ON programs (token);

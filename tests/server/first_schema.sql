CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	opened_at FLOAT NOT NULL, 
	touched_at FLOAT NOT NULL, 
	ended BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_tables_touched_at ON tables (touched_at);
CREATE TABLE entries (
	"table" VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	entry BLOB NOT NULL, 
	PRIMARY KEY ("table", seq)
) WITHOUT ROWID;
CREATE TABLE guests (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	picture VARCHAR NOT NULL, 
	PRIMARY KEY ("table", seat)
);

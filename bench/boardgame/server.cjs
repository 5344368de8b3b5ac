// boardgame.io's own server, as its documentation starts it: matches in memory, socket.io.
// node server.cjs PORT SETTING: prints the game that the clients will play, once it listens.

const { Server, Origins } = require('boardgame.io/server');
const { evening } = require('./evening.cjs');
const { tomThumb } = require('./tom_thumb.cjs');

const [port, setting] = process.argv.slice(2);
const game = tomThumb(JSON.parse(setting), 'a wood at night');
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(Number(port), () => console.log(JSON.stringify(evening(game))));

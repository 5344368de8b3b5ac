// Tom Thumb for four as one writes it for boardgame.io: the state holds what our view holds,
// PlayerView.STRIP_SECRETS takes the hidden faces and the others' cards out, and whoever is asked
// may move at any time (ActivePlayers.ALL is its cheapest way to let several seats answer).

const { ActivePlayers, INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const PLACES = ['clearing', 'castle', 'hill', 'lair', 'hut', 'marsh', 'stone_bridge', 'river', 'cave'];
const SEATS = [0, 1, 2, 3];

function setup({ random }, setting) {
  const mixed = random.Shuffle(PLACES);
  const faces = random.Shuffle([...mixed.slice(0, setting.places), 'wolves']);
  return {
    setting,
    turn: 0,
    question: 0,
    guide: 0,
    seeker: null,
    asked: null,
    tiles: faces.map((face) => ({ face, free: false })),
    spots: null,
    chairs: SEATS,
    lantern: 1,
    ogre: 0,
    pebbles: setting.pebbles,
    tree: false,
    boots: false,
    boots_on: false,
    cards: 0,
    pebble_on: false,
    pointing: [],
    voices: [],
    shown: [],
    asks: SEATS.map((seat) => ({ seat, kind: 'look' })),
    outcome: null,
    players: Object.fromEntries(SEATS.map((seat) => [seat, { hand: [] }])),
    secret: { faces, aside: mixed.slice(setting.places) },
  };
}

const isAsked = (G, playerID, kind) =>
  G.asks.some((ask) => ask.seat === Number(playerID) && ask.kind === kind);
const ask = (G, seat, kind) => (G.asks = [{ seat, kind }]);
const isDown = (G, at) => at in G.tiles && G.tiles[at].face === null;

function turnDown(G) {
  for (const tile of G.tiles) tile.face = null;
}

function look(G, kind) {
  G.asks = SEATS.map((seat) => ({ seat, kind }));
}

function nextTurn(G, events) {
  if (G.turn > 0) {
    G.guide = (G.guide + 1) % SEATS.length;
    events.endTurn();
  }
  G.turn += 1;
  G.question = 0;
  ask(G, G.guide, 'draw');
}

function Ready({ G, playerID, events }) {
  const kind = ['look', 'glance'].find((kind) => isAsked(G, playerID, kind));
  if (!kind) return INVALID_MOVE;
  G.asks = G.asks.filter((ask) => ask.seat !== Number(playerID));
  if (G.asks.length) return;
  turnDown(G);
  nextTurn(G, events);
}

function DrawCards({ G, playerID, random }) {
  if (!isAsked(G, playerID, 'draw')) return INVALID_MOVE;
  const places = PLACES.filter((place) => G.secret.faces.includes(place));
  G.players[G.guide].hand = random.Shuffle(places).slice(0, 3);
  G.cards = 3;
  nextQuestion(G);
}

function nextQuestion(G) {
  G.seeker = SEATS.filter((seat) => seat !== G.guide).at((G.guide + G.question) % 3);
  G.question += 1;
  if (G.question < 3) ask(G, G.guide, 'name');
  else name(G, G.players[G.guide].hand[0]);
}

function name(G, place) {
  G.players[G.guide].hand = G.players[G.guide].hand.filter((other) => other !== place);
  G.cards -= 1;
  G.asked = place;
  ask(G, G.seeker, 'seek');
}

function NamePlace({ G, playerID }, place) {
  const held = G.players[playerID].hand.includes(place);
  if (!isAsked(G, playerID, 'name') || !held) return INVALID_MOVE;
  name(G, place);
}

function SpendPebble({ G, playerID }) {
  if (!isAsked(G, playerID, 'seek') || !G.pebbles) return INVALID_MOVE;
  G.pebbles -= 1;
  G.pebble_on = true;
  const others = SEATS.filter((seat) => seat !== G.seeker);
  G.pointing = others.map((seat) => ({ seat, at: null }));
  G.asks = [{ seat: G.seeker, kind: 'decide' }, ...others.map((seat) => ({ seat, kind: 'point' }))];
}

function Point({ G, playerID }, at) {
  if (!isAsked(G, playerID, 'point') || !isDown(G, at)) return INVALID_MOVE;
  G.pointing.find((each) => each.seat === Number(playerID)).at = at;
  G.asks = G.asks.filter((ask) => ask.seat !== Number(playerID));
}

function TurnUp({ G, playerID }, at) {
  const may = isAsked(G, playerID, 'seek') || isAsked(G, playerID, 'decide');
  if (!may || !isDown(G, at)) return INVALID_MOVE;
  const face = G.secret.faces[at];
  G.tiles[at].face = face;
  G.pebble_on = false;
  G.pointing = [];
  const found = face === G.asked;
  G.seeker = G.asked = null;
  if (!found) miss(G, face);
  else if (G.question < 3) nextQuestion(G);
  else moveTheLantern(G);
}

function miss(G, face) {
  G.players[G.guide].hand = [];
  G.cards = 0;
  G.ogre = Math.min(G.ogre + (face === 'wolves' ? 2 : 1), G.setting.ogre_tiles);
  if (G.ogre === G.setting.ogre_tiles) G.outcome = { won: false };
  else look(G, 'glance');
}

function moveTheLantern(G) {
  const path = G.setting.sections.reduce((sum, spaces) => sum + spaces);
  G.lantern += 1;
  if (G.lantern === path) G.outcome = { won: true };
  else ask(G, G.guide, 'swap');
}

function Swap({ G, playerID, events, random }, wolves, other) {
  const may = isAsked(G, playerID, 'swap') && isDown(G, wolves) && isDown(G, other);
  if (!may || wolves === other) return INVALID_MOVE;
  const faces = G.secret.faces;
  [faces[wolves], faces[other]] = [faces[other], faces[wolves]];
  turnDown(G);
  const [first, second] = G.setting.sections;
  const fresh = { [first + 1]: 1, [first + second + 1]: 2 }[G.lantern] || 0;
  if (!fresh) return nextTurn(G, events);
  const aside = random.Shuffle(G.secret.aside);
  G.shown = aside.slice(0, fresh);
  G.secret.aside = aside.slice(fresh);
  ask(G, G.guide, 'insert');
}

function InsertTile({ G, playerID }, place, gap) {
  const may = isAsked(G, playerID, 'insert') && G.shown.includes(place) && gap in G.tiles;
  if (!may) return INVALID_MOVE;
  G.shown = G.shown.filter((other) => other !== place);
  G.secret.faces.splice(gap, 0, place);
  G.tiles.splice(gap, 0, { face: place, free: false });
  if (!G.shown.length) look(G, 'glance');
}

exports.tomThumb = (setting, seed) => ({
  name: 'tom-thumb',
  minPlayers: 4,
  maxPlayers: 4,
  seed,
  setup: (context) => setup(context, setting),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { Ready, DrawCards, NamePlace, SpendPebble, Point, TurnUp, Swap, InsertTile },
  endIf: ({ G }) => G.outcome || undefined,
  playerView: PlayerView.STRIP_SECRETS,
});

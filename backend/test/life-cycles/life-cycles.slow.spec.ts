import { createWorld, type World } from '../world.js';
import { compareApplications } from './application.life-cycle.js';
import { compareConversations } from './conversation.life-cycle.js';
import { compareImports } from './import.life-cycle.js';
import { compareInterviews } from './interview.life-cycle.js';

/** Many sequences of each; life-cycles.spec.ts tries a few. */
const MANY = { runs: 25, steps: 25 };
/** On a busy machine a sequence takes seconds. */
const LONG_MS = 900_000;

let world: World;
beforeAll(async () => {
  // No message leaves, so that what waits can be counted; the sequences run imports themselves.
  world = await createWorld({ environment: { idle: true }, sendsMail: false });
});
afterAll(() => world.close());

it('applications behave as a plain model of them', () => compareApplications(world, MANY), LONG_MS);
it('interviews behave as a plain model of them', () => compareInterviews(world, MANY), LONG_MS);
it('conversations behave as a plain model of them', () => compareConversations(world, MANY), LONG_MS);
it('imports behave as a plain model of them', () => compareImports(world, MANY), LONG_MS);

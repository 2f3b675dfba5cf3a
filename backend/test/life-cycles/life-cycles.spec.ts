import { createWorld, type World } from '../world.js';
import { compareApplications } from './application.life-cycle.js';
import { compareConversations } from './conversation.life-cycle.js';
import { compareImports } from './import.life-cycle.js';
import { compareInterviews } from './interview.life-cycle.js';

/** A few sequences of each; `npm run test:slow` tries many. */
const FEW = { runs: 1, steps: 14 };

let world: World;
beforeAll(async () => {
  // No message leaves, so that what waits can be counted; the sequences run imports themselves.
  world = await createWorld({ environment: { idle: true }, sendsMail: false });
});
afterAll(() => world.close());

it('applications behave as a plain model of them', () => compareApplications(world, FEW));
it('interviews behave as a plain model of them', () => compareInterviews(world, FEW));
it('conversations behave as a plain model of them', () => compareConversations(world, FEW));
it('imports behave as a plain model of them', () => compareImports(world, FEW));

/** GET /api/auth/me. One round trip: the check of the session and the account with its figures. */
import { read, type Route } from '../route.ts';
import { toUser, userColumns, type UserRow } from '../user.ts';

const statement = read('me', 'own:read', `SELECT ${userColumns('session.user_id')} AS "user"`);

export const me: Route = {
  method: 'GET',
  path: /^\/api\/auth\/me$/,
  answer: async (request) => {
    const { user } = await statement<{ user: UserRow }>(request, []);
    return { body: JSON.stringify({ user: toUser(user) }) };
  },
};

import { MetadataScanner, Reflector } from '@nestjs/core';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { ACCESS, FOR_PEOPLE, NEEDS_PROOF } from '../../src/platform/auth/decorators.js';
import { createWorld, type World } from '../world.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Route {
  name: string;
  handler: (...args: unknown[]) => unknown;
  controller: abstract new (...args: unknown[]) => unknown;
}

/** Every handler of every controller that the application really has. */
function routes(): Route[] {
  const scanner = new MetadataScanner();
  const modules = [
    ...(
      world.app as unknown as {
        container: {
          getModules(): Map<string, { controllers: Map<unknown, { metatype: Route['controller'] }> }>;
        };
      }
    ).container
      .getModules()
      .values(),
  ];
  return modules.flatMap(({ controllers }) =>
    [...controllers.values()].flatMap(({ metatype }) =>
      scanner
        .getAllMethodNames(metatype.prototype as object)
        .map((method) => ({
          name: `${metatype.name}.${method}`,
          handler: (metatype.prototype as Record<string, Route['handler']>)[method] as Route['handler'],
          controller: metatype,
        }))
        .filter(({ handler }) => Reflect.hasMetadata('path', handler)),
    ),
  );
}

it('every handler declares who may call it', () => {
  const reflector = new Reflector();
  const all = routes();
  expect(all.length).toBeGreaterThan(20);
  const silent = all.filter(
    ({ handler, controller }) => !reflector.getAllAndOverride(ACCESS, [handler, controller]),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

it('the public handlers are these and no others', () => {
  const reflector = new Reflector();
  const open = routes()
    .filter(
      ({ handler, controller }) =>
        reflector.getAllAndOverride<{ public?: true }>(ACCESS, [handler, controller])?.public,
    )
    .map(({ name }) => name)
    .sort();
  expect(open).toMatchInlineSnapshot(`
    [
      "AccountsController.checkEmailExists",
      "AccountsController.register",
      "AccountsController.requestPasswordReset",
      "AccountsController.resetPassword",
      "AccountsController.verifyEmail",
      "AlertsController.confirmAlert",
      "AlertsController.resumeAlert",
      "AlertsController.subscribeToAlert",
      "AlertsController.unsubscribeFromAlert",
      "AlertsController.unsubscribePage",
      "CalendarFeedsController.readCalendarFeed",
      "ConfigController.getCompany",
      "ContactController.sendContactMessage",
      "ContactController.sendContactMessageByAlias",
      "ContactFunctionController.sendContactMessageByFunction",
      "DepartmentsController.getDepartment",
      "DepartmentsController.listDepartments",
      "HealthController.getHealth",
      "HealthController.getHealthLive",
      "HealthController.getHealthReady",
      "KeepingController.eraseByKeepingLink",
      "KeepingController.renewByKeepingLink",
      "MetricsController.getMetrics",
      "NoticesController.receiveSms",
      "NoticesController.receiveWhatsapp",
      "NoticesController.verifyWhatsapp",
      "OidcController.endOidc",
      "OidcController.endOidcSessions",
      "OidcController.finishOidc",
      "OidcController.listOpenOidcProviders",
      "OidcController.startOidc",
      "OwnAccountController.confirmEmailChange",
      "OwnAccountController.objectToEmailChange",
      "PasskeysController.getPasskeyEntryOptions",
      "PasskeysController.signInWithPasskey",
      "PrivacyController.confirmErasure",
      "ProposalsController.unsubscribeFromProposals",
      "ProposalsController.unsubscribePage",
      "SessionsController.createToken",
      "SessionsController.getSession",
      "SessionsController.refreshSession",
      "SessionsController.signIn",
      "SessionsController.signOut",
      "SignInLinkController.sendSignInLink",
      "SignInLinkController.signInWithLink",
      "SignInLinkController.signInWithSecondFactor",
      "TrackingLinksController.countTrackingLinkVisit",
      "VacanciesController.getVacancy",
      "VacanciesController.getVacancyFacets",
      "VacanciesController.listVacancies",
    ]
  `);
});

/** Of handlers with this mark, their own or their class's. */
const marked = (mark: string): string[] => {
  const reflector = new Reflector();
  return routes()
    .filter(({ handler, controller }) => reflector.getAllAndOverride(mark, [handler, controller]) === true)
    .map(({ name }) => name)
    .sort();
};

it('these classes, and these handlers, are closed to API keys', () => {
  const closed = marked(FOR_PEOPLE);
  const classes = new Set(
    routes()
      .filter(({ controller }) => Reflect.hasMetadata(FOR_PEOPLE, controller))
      .map(({ controller }) => controller.name),
  );
  expect([...classes].sort()).toMatchInlineSnapshot(`
    [
      "AccountsController",
      "ApiKeysController",
      "CalendarFeedsController",
      "ChannelConsentsController",
      "ChannelsController",
      "InterviewSheetController",
      "LiveController",
      "MailboxController",
      "MembersController",
      "OidcController",
      "OidcProvidersController",
      "OwnAccountController",
      "PasskeysController",
      "PushController",
      "ScorecardsController",
      "SessionsController",
      "SignInLinkController",
      "TeamApprovalsController",
      "TeamBoardController",
      "TeamController",
      "TwoFactorController",
    ]
  `);
  expect(closed.filter((name) => !classes.has(name.split('.')[0] ?? ''))).toMatchInlineSnapshot(`
    [
      "MailServerController.testMailServer",
      "RetentionController.updateRetentionSettings",
      "SigningCertificateController.uploadSigningCertificate",
      "SigningCertificateController.useOwnSigningCertificate",
      "ThreadsController.tellWriting",
      "UsersController.createUser",
      "UsersController.endUserSessions",
      "UsersController.inviteUser",
      "UsersController.resetUserSecondFactor",
      "UsersController.updateUser",
    ]
  `);
});

it('these handlers ask for a recent proof', () => {
  expect(marked(NEEDS_PROOF)).toMatchInlineSnapshot(`
    [
      "ApiKeysController.createApiKey",
      "ApiKeysController.endPreviousApiKey",
      "ApiKeysController.renewApiKey",
      "ApiKeysController.revokeApiKey",
      "CalendarFeedsController.createCalendarFeed",
      "ChannelsController.saveChannel",
      "MailboxController.saveMailbox",
      "OidcProvidersController.createOidcProvider",
      "OidcProvidersController.deleteOidcProvider",
      "OidcProvidersController.updateOidcProvider",
      "PasskeysController.createPasskey",
      "PasskeysController.deletePasskey",
      "PasskeysController.getPasskeyAddOptions",
      "RetentionController.updateRetentionSettings",
      "SigningCertificateController.uploadSigningCertificate",
      "SigningCertificateController.useOwnSigningCertificate",
      "UsersController.createUser",
      "UsersController.inviteUser",
      "UsersController.resetUserSecondFactor",
      "UsersController.updateUser",
      "WebhooksController.createWebhook",
      "WebhooksController.deleteWebhook",
      "WebhooksController.rotateSecretWebhook",
      "WebhooksController.updateWebhook",
    ]
  `);
});

it('an unknown URL of the API gets a problem document', async () => {
  const response = await world.agent().get('/api/nothing-here');
  expect(response.status).toBe(404);
  expect(response.headers['content-type']).toMatch('application/problem+json');
  expect(response.body.code).toBe('not_found');
});

it.each([
  ['PUT', '/api/vacancies', 'GET, HEAD, POST'],
  ['POST', '/api/notes/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11', 'GET, HEAD, PUT'],
  ['GET', '/api/auth/login', 'POST'],
  ['DELETE', '/API/Auth/Login/', 'POST'],
] as const)('%s %s is answered with the methods that the path has', async (method, path, allowed) => {
  const send = world.agent()[method.toLowerCase() as 'get'](path);
  const { status, headers, body } = await send;
  expect([status, body.code, headers['allow']]).toEqual([405, 'method_not_allowed', allowed]);
});

it.each(['/api/notes/a/b/c', '/api/auth/nothing-here', '/api/nothing-here'])(
  'a write to %s, which is no path, is not found',
  async (path) => {
    const { status, headers } = await world.agent().delete(path);
    expect([status, headers['allow']]).toEqual([404, undefined]);
  },
);

it.each(['{"a":', '[1,2', 'nonsense'])(
  'a body that is not JSON (%s) gets a problem document',
  async (body) => {
    const response = await world
      .agent()
      .post('/api/auth/login')
      .set('Content-Type', 'application/json')
      .send(body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'bad_request' });
  },
);

/** The last two: Express ignores the case of a path, and a proxy may send the absolute form (RFC 9112, 3.2.2). */
it.each(['/api/auth/login', '/API/Auth/Login', 'http://elsewhere.example/api/auth/login'])(
  'a write from another site to %s is refused',
  async (path) => {
    const headers = {
      origin: 'https://evil.example',
      'content-type': 'application/json',
    };
    const { port } = new URL(world.origin);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method: 'POST', headers }, resolve)
        .on('error', reject)
        .end('{}');
    });
    const { code } = (await json(answer)) as { code: string };
    expect([answer.statusCode, code]).toEqual([403, 'origin_refused']);
  },
);

it('responses about people are stored by no cache', async () => {
  for (const path of ['/api/auth/me', '/api/candidates/me', '/api/candidates']) {
    expect((await world.agent().get(path)).headers['cache-control']).toBe('private, no-store');
  }
});

it('a body with endless nesting is refused', async () => {
  const body = '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000);
  const response = await world
    .agent()
    .post('/api/auth/login')
    .set('Content-Type', 'application/json')
    .send(body);
  expect([response.status, response.body.code]).toEqual([400, 'bad_request']);
});

it.each(['[', 'a b', '%', 'evil.example:99999'])('the host %j is refused', async (host) => {
  const response = await world.agent().get('/api/vacancies').set('Host', host);
  expect(response.status).toBe(400);
});

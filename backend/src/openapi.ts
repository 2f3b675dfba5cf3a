import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { setUpApp } from './app.setup.js';
import { addExamples } from './platform/openapi/examples/add-examples.js';
import { sayWhatExamplesPresuppose } from './platform/openapi/examples/presupposed.js';
import { speakDialect31 } from './platform/openapi/dialect.js';
import type { ApiDocument } from './platform/openapi/document-shape.js';
import { nameHeadersOnce } from './platform/openapi/headers/header-parameters.js';
import { addHeaders } from './platform/openapi/headers/headers.js';
import { introduce } from './platform/openapi/introduction.js';
import { requireTogether } from './platform/openapi/fields/conditional-fields.js';
import { requireNoMore } from './platform/openapi/fields/optional-fields.js';
import { addProblems } from './platform/openapi/problems/problems.js';
import { orderValues } from './platform/openapi/value-order.js';
import { shareParts } from './platform/openapi/shared-parts.js';
import { DOCUMENT_PAGE } from './platform/openapi/page/document-page.js';
import { serveDocument } from './platform/openapi/page/serve-document.js';
import { describeForms } from './platform/openapi/forms.js';
import { describeTags } from './platform/openapi/operations/tags.js';
import { sayWhoMayCall } from './platform/openapi/operations/who-may-call.js';
import { API_KEY_SCHEME } from './integrations/openapi-keys.js';
import { addWebhooks } from './integrations/openapi-webhooks.js';
import { readEnvironment } from './platform/environment/environment.js';
import { ProblemResponse } from './platform/errors/problem.dto.js';
import { VERSION } from './platform/values/version.js';

/** What is done, in this order, to the document that NestJS makes of controllers and DTOs. */
const PASSES: readonly ((document: ApiDocument) => void)[] = [
  speakDialect31,
  orderValues,
  (document) => addWebhooks(document as Parameters<typeof addWebhooks>[0]),
  nameHeadersOnce,
  sayWhoMayCall,
  addProblems,
  requireNoMore,
  requireTogether,
  addHeaders,
  describeForms,
  addExamples,
  sayWhatExamplesPresuppose,
  describeTags,
  introduce,
  shareParts,
];

/** The document of the running API, as `/api/openapi.json` serves it. */
export function describeApi(app: INestApplication): ApiDocument {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.1')
    .setTitle('Hiring API')
    .setVersion(VERSION)
    .addCookieAuth('access_token', {
      type: 'apiKey',
      description: 'The session of a browser, set at sign-in. Over https its name is `__Host-access_token`.',
    })
    .addBearerAuth({ type: 'http', description: 'The access token of `POST /api/auth/token`.' })
    .addBearerAuth(API_KEY_SCHEME, 'api_key')
    .addBearerAuth(
      { type: 'http', description: 'The METRICS_TOKEN of the installation.', bearerFormat: 'opaque' },
      'metrics',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ProblemResponse],
    operationIdFactory: (_controller, handler) => handler,
  });
  const described = document as unknown as ApiDocument;
  described.info.license = { name: 'Propietaria', identifier: 'LicenseRef-Propietaria' };
  for (const pass of PASSES) pass(described);
  return described;
}

/** Serves the document and the page on which its operations are tried out with the session of the browser. */
export function mountApiDocs(app: INestApplication): void {
  serveDocument(app as NestExpressApplication, () => describeApi(app));
  SwaggerModule.setup('api/docs', app, () => undefined as never, DOCUMENT_PAGE);
}

/** The document without serving anything: for the generated contract. */
export async function buildOpenApiDocument(): Promise<ApiDocument> {
  const app = await NestFactory.create(AppModule.with(readEnvironment(process.env)), {
    logger: false,
    preview: true,
    abortOnError: false,
  });
  setUpApp(app);
  return describeApi(app);
}

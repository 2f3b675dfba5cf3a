import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { setUpApp } from './app.setup.js';
import { API_KEY_SCHEME } from './integrations/openapi-keys.js';
import { withWebhooks } from './integrations/openapi-webhooks.js';
import { readEnvironment } from './platform/environment.js';
import { ProblemResponse } from './platform/errors/problem.dto.js';

/** The document of the running API, as `/api/openapi.json` serves it. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('API de selección')
    .setDescription(
      'Candidatos, candidaturas, vacantes y mensajes. Los errores son documentos RFC 9457 (application/problem+json) ' +
        'con un `code` estable y un `detail` en español. Las escrituras desde un navegador deben venir del mismo origen.',
    )
    .setVersion('1.0')
    .addCookieAuth('access_token')
    .addBearerAuth()
    .addBearerAuth(API_KEY_SCHEME, 'api_key')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    extraModels: [ProblemResponse],
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '').toLowerCase()}_${method}`,
  });
  return withWebhooks(withProblems(document));
}

/** Serves the document and its page. */
export function mountApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customSiteTitle: 'API de selección',
  });
}

/** The document without serving anything: for the generated contract. */
export async function buildOpenApiDocument(): Promise<OpenAPIObject> {
  const app = await NestFactory.create(AppModule.with(readEnvironment(process.env)), {
    logger: false,
    preview: true,
    abortOnError: false,
  });
  setUpApp(app);
  return describeApi(app);
}

/** Every operation may answer with a problem. */
function withProblems(document: OpenAPIObject): OpenAPIObject {
  const problem = {
    description: 'Problema',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemResponse' } } },
  };
  for (const path of Object.values(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path[method];
      if (operation) operation.responses.default = problem;
    }
  }
  return document;
}

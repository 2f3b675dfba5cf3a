import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { type ContentPath, pathsOf } from './features/content/pages.ts';

/** A page of a route module that shows several: it finds its words by the id (features/content/content.ts). */
const page = (path: ContentPath, file: string) => route(path.slice(1), file, { id: path });

export default [
  index('routes/content/home.tsx'),
  ...pathsOf('sections', 'services', 'resources').map((path) =>
    page(path, 'routes/content/section-page.tsx'),
  ),
  ...pathsOf('legal', 'privacy', 'cookies').map((path) => page(path, 'routes/content/legal-page.tsx')),
  route('contacto', 'routes/contact.tsx'),
  route('carreras', 'routes/content/careers.tsx'),
  route('carreras/feed.xml', 'routes/careers-feed.ts'),
  route('carreras/rss.xml', 'routes/careers-rss.ts'),
  route('carreras/:id', 'routes/content/vacancy.tsx'),
  route('carreras/:id/vista-previa', 'routes/vacancy-preview.tsx'),
  route('alertas', 'routes/job-alert.tsx'),
  route('alertas/confirmar', 'routes/job-alert-confirm.tsx'),
  route('alertas/baja', 'routes/job-alert-unsubscribe.tsx'),
  route('propuestas', 'routes/proposals-unsubscribe.tsx'),
  route('cita/elegir/:token', 'routes/slot-choice.tsx'),
  route('oferta/:token', 'routes/offer.tsx'),
  route('oferta/:token/carta.pdf', 'routes/offer-letter.ts'),
  route('oferta/:token/firmada.pdf', 'routes/offer-signed.ts'),
  route('aprobar/:token', 'routes/approval.tsx'),
  route('evaluar/:token', 'routes/scorecard.tsx'),
  route('cita/:token', 'routes/interview-answer.tsx'),
  route('login', 'routes/login.tsx'),
  route('verificar', 'routes/verify-email.tsx'),
  route('restablecer', 'routes/reset-password.tsx'),
  route('entrar', 'routes/enter.tsx'),
  route('mi-cuenta', 'routes/account.tsx'),
  route('cambio-email', 'routes/email-change.tsx'),
  route('cambio-email/rechazar', 'routes/email-change-object.tsx'),
  route('borrar-cuenta', 'routes/erase-account.tsx'),
  route('conservar-datos', 'routes/keep-data.tsx'),
  route('completar-candidatura', 'routes/application-form.tsx'),
  route('candidatura-enviada', 'routes/application-sent.tsx'),
  route('editar-candidatura', 'routes/edit-application.tsx'),
  route('portal-candidato', 'routes/portal.tsx'),
  route('500', 'routes/server-error.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  route('sw.js', 'routes/service-worker.ts'),
  // Every other path, including /404.
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

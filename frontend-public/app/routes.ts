import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('carreras', 'routes/careers.tsx'),
  route('carreras/:id', 'routes/vacancy.tsx'),
  route('login', 'routes/login.tsx'),
  route('verificar', 'routes/verify-email.tsx'),
  route('restablecer', 'routes/reset-password.tsx'),
  route('completar-candidatura', 'routes/application-form.tsx'),
  route('portal-candidato', 'routes/portal.tsx'),
  route('500', 'routes/server-error.tsx'),
  // Every other address, /404 included.
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;

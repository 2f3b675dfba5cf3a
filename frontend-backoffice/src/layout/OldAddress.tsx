import { NotFound } from 'react-admin';
import { generatePath, matchPath, Navigate, useLocation } from 'react-router-dom';

/** Addresses of the specification, of e-mails and of earlier versions, and where they are now. */
const MOVED = {
  '/acciones': '/bulk-actions',
  '/acciones/:id': '/bulk-actions/:id/show',
  '/horas-entrevista': '/interview-availability',
  '/criterios': '/scorecard-criteria',
  '/importaciones': '/imports',
  '/importaciones/nueva': '/imports/create',
  '/importaciones/carpeta': '/imports/create?tipo=cvs',
  '/importaciones/:id': '/imports/:id/show',
  '/mi-calendario': '/calendar-feeds/mine',
  '/panel-admin/crear-usuario': '/users/create',
  '/candidatos': '/people',
  '/candidatos/:id': '/people/:id/show',
  '/privacy/dry-run': '/privacy/retention/plan',
  '/gestion-vacantes': '/vacancies',
  '/gestion-vacantes/enlaces': '/tracking-links',
  '/gestion-vacantes/:id/:tab?': '/vacancies/:id/show/:tab?',
};

/** What no screen has: an old address leads to the new one, with its id and filters. */
export function OldAddress() {
  const { pathname, search } = useLocation();
  for (const [path, to] of Object.entries(MOVED)) {
    const match = matchPath(path, pathname);
    if (match) return <Navigate to={`${generatePath(to, match.params)}${search}`} replace />;
  }
  return <NotFound />;
}

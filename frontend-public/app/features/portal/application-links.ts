import type { Schemas } from '@hiring/contract/api';

export const applicationTitle = ({ vacante_titulo }: Schemas['PortalApplication']) =>
  vacante_titulo ?? 'Candidatura espontánea';

/** Where the progress of one application is shown. */
export const progressAnchor = ({ id }: Schemas['PortalApplication']) => `candidatura-${id.slice(0, 8)}`;

export const progressPath = (application: Schemas['PortalApplication']) =>
  `/portal-candidato?tab=progreso#${progressAnchor(application)}`;

/** The form that updates this application; once it is closed, the form of a new one. */
export const updatePath = ({ abierta, vacante_id }: Schemas['PortalApplication']) =>
  abierta && vacante_id ? `/completar-candidatura?vacante=${vacante_id}` : '/completar-candidatura';

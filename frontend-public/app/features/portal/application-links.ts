import { t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';

export const applicationTitle = ({ vacante_titulo }: Schemas['PortalApplication']) =>
  vacante_titulo ?? t`Candidatura espontánea`;

/** Anchor of one application's progress. */
export const progressAnchor = ({ id }: Schemas['PortalApplication']) => `candidatura-${id.slice(0, 8)}`;

export const progressPath = (application: Schemas['PortalApplication']) =>
  `/portal-candidato?tab=progreso#${progressAnchor(application)}`;

/** The form that updates this application; for a closed application, the form of a new one. */
export const updatePath = ({ abierta, vacante_id }: Schemas['PortalApplication']) =>
  abierta && vacante_id ? `/completar-candidatura?vacante=${vacante_id}` : '/completar-candidatura';

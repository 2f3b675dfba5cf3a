import type { DocumentEstado } from '@hiring/contract';

/** The candidate may send a file: also another one while nobody has decided on the last. */
export const takesFile = (estado: DocumentEstado): boolean =>
  estado === 'pendiente' || estado === 'subido' || estado === 'rechazado';

/** HR may accept or refuse what has come. */
export const takesDecision = (estado: DocumentEstado): boolean => estado === 'subido';

/** HR may take the request back until it is fulfilled. */
export const takesCancelling = (estado: DocumentEstado): boolean => takesFile(estado);

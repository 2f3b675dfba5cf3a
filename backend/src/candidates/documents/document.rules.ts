import type { DocumentEstado } from '@hiring/contract';

/** Whether the candidate may upload: also again, until HR decides on the last file. */
export const takesFile = (estado: DocumentEstado): boolean =>
  estado === 'pendiente' || estado === 'subido' || estado === 'rechazado';

/** HR may accept or refuse what has come. */
export const takesDecision = (estado: DocumentEstado): boolean => estado === 'subido';

/** HR may take the request back until it is fulfilled. */
export const takesCancelling = (estado: DocumentEstado): boolean => takesFile(estado);

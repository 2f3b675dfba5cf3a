import type { EntityManager } from 'typeorm';
import type { CustomField } from '../../../../fields/custom-field.entity.js';
import { leavingFields } from '../../../../fields/custom-field.rules.js';
import { listFields } from '../../../../fields/custom-fields.service.js';

/** Fields of the company's own that a column may be. @param lock they stay as they are until the transaction ends */
export const importedFields = async (
  manager: EntityManager,
  lock?: 'pessimistic_read',
): Promise<CustomField[]> => leavingFields(await listFields(manager, 'persona', lock), 'persona');

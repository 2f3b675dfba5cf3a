import type { EntityManager } from 'typeorm';
import { ADDRESSED } from '../personal-data/personal-parts.js';

/** Erases what is held under an address, and the person from unattached requests. The address has been proven. */
export async function eraseAddress(manager: EntityManager, email: string): Promise<void> {
  for (const { table, address } of ADDRESSED) {
    await manager.query(`DELETE FROM ${table} WHERE ${address} = $1`, [email]);
  }
  await forgetRequests(manager, email);
}

/** Anonymises requests made before there was an account or a record; they are kept as proof. */
export async function forgetRequests(manager: EntityManager, email: string): Promise<void> {
  await manager.query(
    `UPDATE solicitudes_derechos SET nombre = NULL, email = NULL, detalle = NULL
     WHERE lower(email) = $1 AND candidato_id IS NULL AND user_id IS NULL`,
    [email],
  );
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who approves the offers of a department, in this order; without a row nobody does. */
@Entity('aprobadores_oferta')
export class OfferApprovers {
  @PrimaryColumn('text')
  departamento: string;

  /** Accounts of staff. Those who have left are skipped. */
  @Column('uuid', { array: true, default: () => `'{}'` })
  usuarios: string[];

  /** Whoever sends an offer may be the only one who approves it. */
  @Column('boolean', { default: false })
  propia: boolean;

  @Column('integer', { default: 1 })
  version: number;
}

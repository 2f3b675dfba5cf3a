import { Check, Exclusion, Index } from 'typeorm';

/*
 * The migration defines constraints and indexes; entities name them, so that the comparison of the two
 * finds a missing or forgotten one. TypeORM compares these by name and ignores the expression.
 */
const DEFINED_IN_MIGRATION = 'defined in the migration';

/** A check constraint of the migrations. */
export const NamedCheck = (name: string): ClassDecorator => Check(name, DEFINED_IN_MIGRATION);

/** An exclusion constraint of the migrations. */
export const NamedExclusion = (name: string): ClassDecorator => Exclusion(name, DEFINED_IN_MIGRATION);

/** An index of the migrations that TypeORM cannot describe (order, predicate, method) and must not drop. */
export const NamedIndex = (name: string): ClassDecorator => Index(name, { synchronize: false });

import { applyDecorators } from '@nestjs/common';
import { Check, Exclusion, Index } from 'typeorm';

/*
 * The migration defines constraints and indexes; entities name them, so that the comparison of the two
 * finds a missing or forgotten one. TypeORM compares these by name and ignores the expression.
 */
const DEFINED_IN_MIGRATION = 'defined in the migration';

/** Check constraints of the migrations. */
export const NamedChecks = (...names: string[]): ClassDecorator =>
  applyDecorators(...names.map((name) => Check(name, DEFINED_IN_MIGRATION)));

/** Exclusion constraints of the migrations. */
export const NamedExclusions = (...names: string[]): ClassDecorator =>
  applyDecorators(...names.map((name) => Exclusion(name, DEFINED_IN_MIGRATION)));

/** Indexes of the migrations that TypeORM cannot describe (order, predicate, method) and must not drop. */
export const NamedIndexes = (...names: string[]): ClassDecorator =>
  applyDecorators(...names.map((name) => Index(name, { synchronize: false })));

import { LIMITS } from '@hiring/contract';
import { createHash } from 'node:crypto';
import type { FieldErrors } from '../platform/errors/domain-error.js';
import type { Candidate } from './candidate.entity.js';
import type { SubmitRequest } from './submit.dto.js';

/** The columns of the profile that the form writes. */
export type SubmittedProfile = Pick<
  Candidate,
  | 'nombre'
  | 'apellidos'
  | 'telefono'
  | 'fecha_nacimiento'
  | 'direccion'
  | 'ciudad'
  | 'codigo_postal'
  | 'experiencia'
  | 'educacion'
  | 'habilidades'
  | 'carta_presentacion'
>;

/** What the application form and the edit form have in common, as they send it. */
export type ProfileFields = Pick<SubmitRequest, keyof SubmittedProfile>;

export function profileOf(form: ProfileFields): SubmittedProfile {
  return {
    nombre: form.nombre,
    apellidos: form.apellidos,
    telefono: form.telefono,
    fecha_nacimiento: form.fecha_nacimiento ?? null,
    direccion: form.direccion,
    ciudad: form.ciudad,
    codigo_postal: form.codigo_postal ?? null,
    experiencia: form.experiencia ?? null,
    educacion: form.educacion ?? null,
    habilidades: skillsOf(form.habilidades ?? ''),
    carta_presentacion: form.carta_presentacion ?? null,
  };
}

/** The skills of a comma-separated text: trimmed, without repetitions. */
export function skillsOf(text: string): string[] {
  const skills = text
    .split(',')
    .map((skill) => skill.trim().slice(0, LIMITS.skill))
    .filter(Boolean);
  return [...new Set(skills)].slice(0, LIMITS.skills);
}

/** Whether the form says anything that the profile does not. */
export function differs(candidate: Candidate, profile: SubmittedProfile): boolean {
  return changedFields(candidate, profile).length > 0;
}

/** The fields that say something else than the stored profile. */
export function changedFields(candidate: Candidate, profile: Partial<Candidate>): string[] {
  return Object.entries(profile)
    .filter(([field, value]) => JSON.stringify(candidate[field as keyof Candidate]) !== JSON.stringify(value))
    .map(([field]) => field);
}

/** A person is between 16 (the legal working age) and 100 years old. */
export function birthDateErrors(date: string | undefined, now: Date): FieldErrors | null {
  if (!date) return null;
  const years = (now.getTime() - new Date(`${date}T00:00:00Z`).getTime()) / (365.2425 * 86_400_000);
  if (years < 16) return { fecha_nacimiento: ['Debes tener al menos 16 años'] };
  return years > 100 ? { fecha_nacimiento: ['La fecha de nacimiento no es válida'] } : null;
}

/** What makes two sendings of the form the same: its fields and the file's content. */
export function fingerprintOf(form: SubmitRequest, fileHash: string | undefined): string {
  const { cv: _cv, ...fields } = form;
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sorted, fileHash ?? null]))
    .digest('hex');
}

import type { TextVariable } from '../template.js';

export const line = (nombre: string, valor: string, descripcion: string): TextVariable => ({
  nombre,
  valor,
  descripcion,
});

export const EVERYWHERE = [
  line('nombre', 'nombre', 'Nombre del candidato'),
  line('empresa', 'empresa', 'Nombre de la empresa'),
];
export const JOB = line('puesto', 'puesto', 'Puesto al que se presenta');

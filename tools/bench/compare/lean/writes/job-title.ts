/** How messages call the job of an application. */

/** The vacancy's title, or the position's name. @param a the row of the application */
export const jobTitle = (
  a: string,
) => `coalesce((SELECT v.titulo FROM vacantes v WHERE v.id = ${a}.vacante_id),
  (SELECT p.nombre FROM posiciones_departamento p JOIN departamentos_vacantes d ON d.id = p.departamento_id
    WHERE p.codigo = ${a}.posicion AND d.codigo = ${a}.departamento), replace(${a}.posicion, '_', ' '))`;

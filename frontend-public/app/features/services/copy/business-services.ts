import { t } from '@lingui/core/macro';
import type { ContactTopic } from '@hiring/contract';
import type { Titled } from '../../sections/copy';

export interface BusinessService extends Titled {
  topic: ContactTopic;
  /** The results. */
  points: readonly string[];
  /** The usual customers, and the first step. */
  facts: readonly Titled[];
  action: string;
}

export const consulting = (): BusinessService => ({
  topic: 'consultoria',
  title: t`Consultoría de flotas`,
  text: t`Miramos cómo usas tus vehículos y qué te cuestan, y te decimos qué cambiaríamos y en qué orden. El informe es tuyo, lo hagas con nosotros o no.`,
  points: [
    t`Cuántos vehículos hacen falta y de qué tipo`,
    t`Comprar, alquilar o renting, según el uso de cada uno`,
    t`Plan de mantenimiento y de renovación`,
    t`Paso a eléctrico: qué rutas sí y cuáles todavía no`,
  ],
  facts: [
    {
      title: t`Para quién`,
      text: t`Empresas cuya flota ha crecido más deprisa que la forma de llevarla.`,
    },
    {
      title: t`Cómo empieza`,
      text: t`Con la lista de matrículas, los kilómetros y las facturas del último año. Si faltan datos, empezamos por reunirlos.`,
    },
  ],
  action: t`Consultar sobre mi flota`,
});

export const hiring = (): BusinessService => ({
  topic: 'recursos-humanos',
  title: t`Recursos humanos`,
  text: t`Buscamos y preparamos a las personas que trabajan con tus vehículos. Sabemos qué preguntar a un conductor porque los tenemos en casa.`,
  points: [
    t`Selección de conductores, mecánicos y personal de logística`,
    t`Comprobación de permisos y de experiencia`,
    t`Acogida: normas del vehículo, partes y revisiones diarias`,
    t`Refuerzos para campañas y vacaciones`,
  ],
  facts: [
    { title: t`Para quién`, text: t`Empresas que necesitan cubrir un puesto al volante o en el taller.` },
    {
      title: t`Cómo empieza`,
      text: t`Nos cuentas el puesto, el turno, el vehículo y la fecha. Te decimos si podemos cubrirlo y en cuánto tiempo.`,
    },
  ],
  action: t`Contarnos qué puesto es`,
});

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

export const consulting: BusinessService = {
  topic: 'consultoria',
  title: 'Consultoría de flotas',
  text: 'Miramos cómo usas tus vehículos y qué te cuestan, y te decimos qué cambiaríamos y en qué orden. El informe es tuyo, lo hagas con nosotros o no.',
  points: [
    'Cuántos vehículos hacen falta y de qué tipo',
    'Comprar, alquilar o renting, según el uso de cada uno',
    'Plan de mantenimiento y de renovación',
    'Paso a eléctrico: qué rutas sí y cuáles todavía no',
  ],
  facts: [
    {
      title: 'Para quién',
      text: 'Empresas cuya flota ha crecido más deprisa que la forma de llevarla.',
    },
    {
      title: 'Cómo empieza',
      text: 'Con la lista de matrículas, los kilómetros y las facturas del último año. Si faltan datos, empezamos por reunirlos.',
    },
  ],
  action: 'Consultar sobre mi flota',
};

export const hiring: BusinessService = {
  topic: 'recursos-humanos',
  title: 'Recursos humanos',
  text: 'Buscamos y preparamos a las personas que trabajan con tus vehículos. Sabemos qué preguntar a un conductor porque los tenemos en casa.',
  points: [
    'Selección de conductores, mecánicos y personal de logística',
    'Comprobación de permisos y de experiencia',
    'Acogida: normas del vehículo, partes y revisiones diarias',
    'Refuerzos para campañas y vacaciones',
  ],
  facts: [
    { title: 'Para quién', text: 'Empresas que necesitan cubrir un puesto al volante o en el taller.' },
    {
      title: 'Cómo empieza',
      text: 'Nos cuentas el puesto, el turno, el vehículo y la fecha. Te decimos si podemos cubrirlo y en cuánto tiempo.',
    },
  ],
  action: 'Contarnos qué puesto es',
};

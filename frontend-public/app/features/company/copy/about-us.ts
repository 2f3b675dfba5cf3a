import { t } from '@lingui/core/macro';
import type { PageCopy } from '../../sections/copy';

export const aboutUs = (): PageCopy => ({
  path: '/quienes-somos',
  meta: {
    title: t`Quiénes somos y cómo trabajamos`,
    description: t`Conductores, mecánicos y planificadores que cuidan vehículos ajenos. Los principios con los que trabajamos, contados con lo que hacemos cada día.`,
  },
  hero: {
    title: t`Nos dejas unas llaves. Nos lo tomamos en serio`,
    lead: t`Somos conductores, mecánicos, operarios de campa y planificadores. Trabajamos con vehículos que no son nuestros y que hacen falta mañana, y eso marca cómo hacemos las cosas.`,
    brief: [
      {
        title: t`Nuestro oficio`,
        text: t`Que un vehículo esté donde tiene que estar, a su hora y en buen estado.`,
      },
      { title: t`Nuestra forma`, text: t`Decir lo que vamos a hacer, hacerlo y dejarlo por escrito.` },
      {
        title: t`Nuestro sitio`,
        text: t`Barcelona: el puerto, las rondas y las cuestas las conocemos al volante.`,
      },
    ],
  },
  options: {
    title: t`En qué se nota`,
    text: t`Cualquiera puede escribir una lista de valores. Estos son los nuestros, con la costumbre que hay detrás.`,
    items: [
      {
        title: t`Claridad`,
        text: t`Un presupuesto dice qué incluye y qué no. Si algo va a costar más, lo sabes antes de que ocurra.`,
      },
      {
        title: t`Cuidado`,
        text: t`Funda en el asiento, vuelta al vehículo y fotos. También cuando es el cuarto del día y llueve.`,
      },
      {
        title: t`Puntualidad`,
        text: t`La hora que damos es la hora. Si el tráfico la cambia, llamamos antes de que mires el reloj.`,
      },
      {
        title: t`Honestidad`,
        text: t`Si lo hemos rozado, lo decimos. Si no hace falta cambiar la pieza, también.`,
      },
      {
        title: t`Seguridad`,
        text: t`Descansos respetados, cargas bien sujetas y ningún vehículo inseguro en la calle.`,
      },
      {
        title: t`Respeto por el entorno`,
        text: t`Rutas juntas para no rodar en vacío, aceites y neumáticos al gestor autorizado.`,
      },
    ],
  },
  steps: {
    title: t`Así pasa un vehículo por nuestras manos`,
    items: [
      {
        title: t`Alguien te escucha`,
        text: t`Apunta qué necesitas y qué te preocupa, no solo la matrícula.`,
      },
      { title: t`Alguien lo planifica`, text: t`Busca la hora y el orden en los que menos estorba.` },
      { title: t`Alguien lo conduce`, text: t`Con tus instrucciones en el móvil y el parte en la mano.` },
      { title: t`Alguien lo comprueba`, text: t`Nadie revisa su propio trabajo: lo hace otra persona.` },
    ],
  },
  questions: [
    {
      question: t`¿Quién responde si algo sale mal?`,
      answer: t`La misma persona que lleva tu encargo. No tendrás que contar la historia dos veces ni buscar al departamento correcto.`,
    },
    {
      question: t`¿Quién conduce mi coche?`,
      answer: t`Un conductor de la plantilla, con su permiso comprobado. Te decimos su nombre antes de la recogida para que sepas a quién das las llaves.`,
    },
    {
      question: t`¿Puedo opinar sobre el servicio?`,
      answer: t`Sí, y lo leemos. Llama o escribe a quien llevó tu encargo: si hay que corregir algo, es quien mejor puede hacerlo.`,
    },
  ],
  next: {
    title: t`Pruébanos con un encargo pequeño`,
    text: t`Una ITV, un traslado, un lavado. Es la mejor manera de ver si encajamos antes de confiarnos nada más.`,
  },
  related: {
    title: t`Sigue por aquí`,
    items: [
      { to: '/nosotros', title: t`Nosotros`, text: t`Los oficios de la casa, uno a uno.` },
      { to: '/empresa', title: t`La empresa`, text: t`Áreas, ubicación y datos.` },
      { to: '/clientes', title: t`Clientes`, text: t`Con quién trabajamos y qué pide cada uno.` },
    ],
  },
});

import type { ComponentType } from 'react';
import {
  CarCarrierScene,
  FleetScene,
  InspectionScene,
  ParkingScene,
  WashScene,
  WorkshopScene,
} from './art/service-scenes';

interface Service {
  to: string;
  name: string;
  text: string;
  Art: ComponentType;
}

/** The company's services, one sentence each. */
export const SERVICES: readonly Service[] = [
  {
    to: '/servicios/transporte',
    name: 'Transporte',
    text: 'Llevamos vehículos de un punto a otro: en camión portavehículos o rodando, con conductor propio.',
    Art: CarCarrierScene,
  },
  {
    to: '/servicios/gestion-flotas',
    name: 'Gestión de flotas',
    text: 'Una sola persona de contacto para las citas, los traslados y la documentación de todos tus vehículos.',
    Art: FleetScene,
  },
  {
    to: '/servicios/mantenimiento',
    name: 'Mantenimiento integral',
    text: 'Revisiones, averías y neumáticos. Recogemos el vehículo y lo devolvemos listo para trabajar.',
    Art: WorkshopScene,
  },
  {
    to: '/servicios/itv',
    name: 'ITV',
    text: 'Preparamos el vehículo, pedimos la cita, lo llevamos a la estación y te lo traemos de vuelta.',
    Art: InspectionScene,
  },
  {
    to: '/servicios/custodia',
    name: 'Custodia',
    text: 'Guardamos turismos y furgonetas en parking propio, con entrada y salida registradas.',
    Art: ParkingScene,
  },
  {
    to: '/servicios/lavado',
    name: 'Lavado profesional',
    text: 'Limpieza por dentro y por fuera antes de cada entrega, de un vehículo o de la flota entera.',
    Art: WashScene,
  },
];

import { t } from '@lingui/core/macro';
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
export const SERVICES = (): readonly Service[] => [
  {
    to: '/servicios/transporte',
    name: t`Transporte`,
    text: t`Llevamos vehículos de un punto a otro: en camión portavehículos o rodando, con conductor propio.`,
    Art: CarCarrierScene,
  },
  {
    to: '/servicios/gestion-flotas',
    name: t`Gestión de flotas`,
    text: t`Una sola persona de contacto para las citas, los traslados y la documentación de todos tus vehículos.`,
    Art: FleetScene,
  },
  {
    to: '/servicios/mantenimiento',
    name: t`Mantenimiento integral`,
    text: t`Revisiones, averías y neumáticos. Recogemos el vehículo y lo devolvemos listo para trabajar.`,
    Art: WorkshopScene,
  },
  {
    to: '/servicios/itv',
    name: 'ITV',
    text: t`Preparamos el vehículo, pedimos la cita, lo llevamos a la estación y te lo traemos de vuelta.`,
    Art: InspectionScene,
  },
  {
    to: '/servicios/custodia',
    name: t`Custodia`,
    text: t`Guardamos turismos y furgonetas en parking propio, con entrada y salida registradas.`,
    Art: ParkingScene,
  },
  {
    to: '/servicios/lavado',
    name: t`Lavado profesional`,
    text: t`Limpieza por dentro y por fuera antes de cada entrega, de un vehículo o de la flota entera.`,
    Art: WashScene,
  },
];

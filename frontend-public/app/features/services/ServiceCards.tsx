import { SiteLink } from '../../ui/SiteLink';
import type { ComponentType } from 'react';
import type { ServicePage } from '../../../build-plugins/content-layouts';
import { contentOf } from '../content/content';
import {
  CarCarrierScene,
  FleetScene,
  InspectionScene,
  ParkingScene,
  WashScene,
  WorkshopScene,
} from '../home/art/service-scenes';
import { Section } from '../sections/Section';

const SCENES: Readonly<Record<ServicePage, ComponentType>> = {
  '/servicios/transporte': CarCarrierScene,
  '/servicios/gestion-flotas': FleetScene,
  '/servicios/mantenimiento': WorkshopScene,
  '/servicios/itv': InspectionScene,
  '/servicios/custodia': ParkingScene,
  '/servicios/lavado': WashScene,
};

function Scene({ of }: { of: ServicePage }) {
  const Art = SCENES[of];
  return <Art />;
}

/** The six services with their drawings, each with a link to its page. */
export function ServiceCards() {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {contentOf('/').services.items.map(({ to, title, text }) => (
        <li key={to} className="group relative grid grid-cols-[7.5rem_1fr] items-start gap-4 sm:block">
          <div className="overflow-hidden rounded-lg">
            <Scene of={to} />
          </div>
          <div>
            <h3 className="text-lg sm:mt-4">
              {/* The link covers the whole card. */}
              <SiteLink
                to={to}
                className="underline decoration-line-strong underline-offset-4 group-hover:decoration-2 after:absolute after:inset-0"
              >
                {title}
              </SiteLink>
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The cards as a section of the page of all services. */
export function EachService() {
  return (
    <Section title={contentOf('/servicios').cards}>
      <ServiceCards />
    </Section>
  );
}

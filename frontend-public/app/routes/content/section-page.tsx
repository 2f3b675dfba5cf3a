import type { ReactNode } from 'react';
import { BusinessArt } from '../../features/clients/art/BusinessArt';
import { ClientsArt } from '../../features/clients/art/ClientsArt';
import { PrivateArt } from '../../features/clients/art/PrivateArt';
import { AboutArt } from '../../features/company/art/AboutArt';
import { CompanyArt } from '../../features/company/art/CompanyArt';
import { TeamArt } from '../../features/company/art/TeamArt';
import { CompanyFacts } from '../../features/company/CompanyFacts';
import { contentOfRoute } from '../../features/content/content';
import type { PathOf } from '../../features/content/pages';
import { Accesses } from '../../features/resources/Accesses';
import { ResourcesArt } from '../../features/resources/ResourcesArt';
import { ContentPage } from '../../features/sections/ContentPage';
import type { SectionLayout } from '../../features/sections/copy';
import { Picture } from '../../features/sections/Hero';
import { CustodyArt } from '../../features/services/art/CustodyArt';
import { DriverTransferArt } from '../../features/services/art/DriverTransferArt';
import { FleetArt } from '../../features/services/art/FleetArt';
import { InspectionArt } from '../../features/services/art/InspectionArt';
import { OwnParkingArt } from '../../features/services/art/OwnParkingArt';
import { TransportArt } from '../../features/services/art/TransportArt';
import { WashArt } from '../../features/services/art/WashArt';
import { WorkshopArt } from '../../features/services/art/WorkshopArt';
import { WorkshopPickupArt } from '../../features/services/art/WorkshopPickupArt';
import { BusinessServices } from '../../features/services/BusinessServices';
import { EachService } from '../../features/services/ServiceCards';
import { ServiceSign } from '../../features/services/ServiceSign';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/section-page';

interface Parts {
  /** The drawing beside the title. */
  drawing?: ReactNode;
  /** Instead of a drawing. */
  sign?: ReactNode;
  /** Content of this page only, right below the first screen. */
  below?: ReactNode;
  /** Rarely needed content of this page only, before the questions. */
  details?: ReactNode;
}

/** What a page shows besides its words. */
const PARTS: Readonly<Record<PathOf<SectionLayout>, Parts>> = {
  '/servicios': { sign: <ServiceSign />, below: <EachService />, details: <BusinessServices /> },
  '/servicios/transporte': { drawing: <TransportArt /> },
  '/servicios/gestion-flotas': { drawing: <FleetArt /> },
  '/servicios/mantenimiento': { drawing: <WorkshopArt /> },
  '/servicios/itv': { drawing: <InspectionArt /> },
  '/servicios/custodia': { drawing: <CustodyArt /> },
  '/servicios/lavado': { drawing: <WashArt /> },
  '/traslados-rodados-conductor-barcelona': { drawing: <DriverTransferArt /> },
  '/recogida-entrega-talleres-chofer': { drawing: <WorkshopPickupArt /> },
  '/custodia-vehiculos-parking-propio': { drawing: <OwnParkingArt /> },
  '/empresa': { drawing: <CompanyArt />, details: <CompanyFacts /> },
  '/quienes-somos': { drawing: <AboutArt /> },
  '/nosotros': { drawing: <TeamArt /> },
  '/clientes': { drawing: <ClientsArt /> },
  '/clientes/empresas': { drawing: <BusinessArt /> },
  '/clientes/particulares': { drawing: <PrivateArt /> },
  '/recursos': { drawing: <ResourcesArt />, below: <Accesses /> },
};

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, contentOfRoute<SectionLayout>(matches));
}

export default function SectionPage({ matches }: Route.ComponentProps) {
  const copy = contentOfRoute<SectionLayout>(matches);
  const { drawing, sign, below, details } = PARTS[copy.path];
  return (
    <ContentPage copy={copy} picture={drawing ? <Picture>{drawing}</Picture> : sign} details={details}>
      {below}
    </ContentPage>
  );
}

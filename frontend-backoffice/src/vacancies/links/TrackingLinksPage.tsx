import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useRequired } from '../../layout/useRequired';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { PageHeader } from '../../ui/PageHeader';
import { VACANCIES_PATH } from '../addresses';
import { TrackingLinks } from './TrackingLinks';

/** /gestion-vacantes/enlaces: links to all openings. */
export function TrackingLinksPage() {
  const allowed = useRequired('vacancies:read_all');
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <Button component={Link} to={VACANCIES_PATH} size="small" startIcon={<ArrowBack />} sx={{ mb: 1 }}>
        Vacantes
      </Button>
      <PageHeader
        title="Enlaces de difusión"
        lead="Llevan a la página con todas las ofertas. Los de una vacante están en su pestaña «Enlaces»."
      />
      <TrackingLinks vacancyId={null} />
    </>
  );
}

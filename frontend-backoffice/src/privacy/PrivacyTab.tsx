import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Box from '@mui/material/Box';
import { useRequired } from '../layout/useRequired';
import { ListSkeleton } from '../ui/ListSkeleton';
import { usePrivacyQuery } from './usePrivacy';

interface Part {
  key: string;
  label: string;
  Content: ComponentType;
}

const PARTS: readonly [Part, ...Part[]] = [
  {
    key: 'solicitudes',
    label: 'Solicitudes',
    Content: lazy(async () => ({ default: (await import('./RequestsPart')).RequestsPart })),
  },
  {
    key: 'conservacion',
    label: 'Conservación',
    Content: lazy(async () => ({ default: (await import('./RetentionPart')).RetentionPart })),
  },
  {
    key: 'simular',
    label: 'Simular',
    Content: lazy(async () => ({ default: (await import('./DryRunPart')).DryRunPart })),
  },
  {
    key: 'retenciones',
    label: 'Retenciones',
    Content: lazy(async () => ({ default: (await import('./HoldsPart')).HoldsPart })),
  },
  {
    key: 'avisos',
    label: 'Avisos',
    Content: lazy(async () => ({ default: (await import('./NoticesPart')).NoticesPart })),
  },
];

/** The tab "Protección de datos": requests, how long data are kept, the dry run, holds and notices. */
export function PrivacyTab() {
  const allowed = useRequired('privacy:read');
  const [params, setParams] = useSearchParams();
  const part = PARTS.find(({ key }) => key === params.get('parte')) ?? PARTS[0];
  const { data: summary } = usePrivacyQuery(['summary'], (provider) => provider.rightsSummary());
  if (!allowed) return <ListSkeleton />;
  const waiting = summary ? (summary.abiertas ?? 'más de 1.000') : null;
  return (
    <>
      <Tabs
        value={part.key}
        onChange={(_event, key: string) => setParams({ parte: key })}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Partes de protección de datos"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
      >
        {PARTS.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            id={`privacidad-${key}`}
            aria-controls="privacidad"
            label={key === 'solicitudes' && waiting ? `${label} (${waiting})` : label}
          />
        ))}
      </Tabs>
      <Box id="privacidad" role="tabpanel" aria-labelledby={`privacidad-${part.key}`}>
        <Suspense fallback={<ListSkeleton />}>
          <part.Content />
        </Suspense>
      </Box>
    </>
  );
}

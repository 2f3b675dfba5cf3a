import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { useRequired } from '../layout/useRequired';
import { ListSkeleton } from '../ui/ListSkeleton';
import { ApiKeysPart } from './ApiKeysPart';
import { WebhooksPart } from './WebhooksPart';

const PARTS = [
  { key: 'claves', label: 'Claves de API' },
  { key: 'webhooks', label: 'Webhooks' },
] as const;

/** The tab "Integraciones": keys by which other programs come in, and addresses that are told what happens. */
export function IntegrationsTab() {
  const allowed = useRequired('integrations:read');
  const [params, setParams] = useSearchParams();
  const part = PARTS.find(({ key }) => key === params.get('parte')) ?? PARTS[0];
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <Tabs
        value={part.key}
        onChange={(_event, key: string) => setParams({ parte: key })}
        aria-label="Partes de las integraciones"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
      >
        {PARTS.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            label={label}
            id={`integraciones-${key}`}
            aria-controls={`integraciones-panel-${key}`}
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`integraciones-panel-${part.key}`}
        aria-labelledby={`integraciones-${part.key}`}
      >
        {part.key === 'claves' ? <ApiKeysPart /> : <WebhooksPart />}
      </div>
    </>
  );
}

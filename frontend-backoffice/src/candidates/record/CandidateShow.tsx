import '../../i18n/record';
import { Box, Stack, Tab, Tabs, useMediaQuery } from '@mui/material';
import { translate } from '../../i18n/texts';
import { formatDay } from '../../ui/format/dates';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { DialogButton } from '../../ui/buttons';
import { lazyPart } from '../../ui/lazy';
import { useDuplicates } from '../duplicates/useDuplicates';
import { api, at, useRead } from '../../providers/api';
import { EVERYTHING } from '../../providers/freshness';
import { type ReactNode, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Conversation, ThreadTabLabel } from '../../mail/conversation/Conversation';
import { CandidateDocuments } from './CandidateDocuments';
import { CandidateScorecards } from '../../interviews/scorecards/CandidateScorecards';
import { ApplicationCard } from './ApplicationCard';
import { CandidateCv } from './CandidateCv';
import { CandidateProfile } from './CandidateProfile';
import { type Candidate, fullName } from '../useCandidate';
import { isTyping } from '../list/ListKeys';
import { useBeside } from './useBeside';
import { useKeyDown } from '../../ui/keyboard';
import { TaskDialog } from '../../tasks/dialog';
import { RecordTasks } from '../../tasks/RecordTasks';
import type { Theme } from '@mui/material/styles';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { OpenRecord } from '../../ui/lists/OpenRecord';
import { CandidateHeader } from './CandidateHeader';
import { Alert } from '../../ui/Alert';

const CompareDialog = lazyPart(() => import('../duplicates/CompareDialog'), 'CompareDialog');

/** Says in the record that the same person may have another one, and which ones went into it, with the way back. */
function DuplicatesNotice({ candidateId }: { candidateId: string }) {
  // A failure of this notice is not shown: the record can be read without it.
  const { data } = useDuplicates(candidateId);
  if (!data || data.duplicados.length + data.fusiones.length === 0) return null;
  const { duplicados } = data;
  return (
    <Stack spacing={1} sx={{ px: { xs: 2, sm: 3 }, pb: 1.5, flexShrink: 0 }}>
      {duplicados.length > 0 && (
        <Alert
          severity="warning"
          role="status"
          action={
            <DialogButton
              color="inherit"
              size="small"
              dialog={(close) => <CompareDialog esta={data.esta} duplicados={duplicados} onClose={close} />}
            >
              {translate('candidates.record.compare')}
            </DialogButton>
          }
        >
          {translate('candidates.record.duplicates', duplicados.length)}
        </Alert>
      )}
      {data.fusiones.map(({ id, absorbido: name, autor: author, no_se_deshace: final, hecha_at, hasta }) => (
        <Alert
          key={id}
          severity="info"
          role="note"
          action={
            final === null && (
              <WriteButton
                {...confirmTexts('candidates.record.separate.')}
                color="inherit"
                write={() => api.post('/api/merges/{id}/undo', at(id))}
                changes={EVERYTHING}
                done="candidates.record.separated"
              />
            )
          }
        >
          {translate(author ? 'candidates.record.mergedBy' : 'candidates.record.merged', {
            name,
            author,
            day: formatDay(hecha_at),
          })}{' '}
          {final ?? translate('candidates.record.separable', { day: formatDay(hasta) })}
        </Alert>
      ))}
    </Stack>
  );
}

/** One tab of a candidate's record. */
interface CandidatePart {
  /** In the address, as `?parte=`. */
  key: string;
  /** Names of tabs that it replaced: e-mails and bookmarks have them. */
  was?: readonly string[];
  label: (candidate: Candidate) => ReactNode;
  /** `wide`: the CV is beside the tabs. */
  Content: (props: { candidate: Candidate; wide: boolean }) => ReactNode;
}

/** The record's tabs in their order; the first is the one that opens. */
const PARTS: readonly [CandidatePart, ...CandidatePart[]] = [
  { key: 'perfil', label: () => translate('candidates.record.profile'), Content: CandidateProfile },
  {
    key: 'proceso',
    was: ['candidaturas', 'evaluaciones'],
    label: () => translate('candidates.record.process'),
    Content: ({ candidate }) => (
      <>
        {candidate.aplicaciones.map((application) => (
          <ApplicationCard key={application.id} application={application} candidate={candidate} />
        ))}
        <Box sx={{ mt: 3 }}>
          <CandidateScorecards candidate={candidate} />
        </Box>
      </>
    ),
  },
  {
    key: 'conversacion',
    was: ['notas', 'mensajes', 'historia'],
    label: ({ id }) => <ThreadTabLabel candidateId={id} />,
    Content: Conversation,
  },
  {
    key: 'documentos',
    was: ['cv'],
    label: () => translate('candidates.record.documents'),
    Content: ({ candidate, wide }) => (
      <>
        {!wide && (
          <Box sx={{ mb: 3 }}>
            <CandidateCv candidate={candidate} />
          </Box>
        )}
        <CandidateDocuments candidate={candidate} />
      </>
    ),
  },
];

/** The tab that an address names, in today's words or in older ones. */
const partOf = (name: string | null): CandidatePart =>
  PARTS.find(({ key, was = [] }) => name !== null && [key, ...was].includes(name)) ?? PARTS[0];

/** Says in the record that the person's data are not to be erased, and why. */
function HoldNotice({ candidateId }: { candidateId: string }) {
  // A failure of this notice is not shown: the server refuses an erasure by itself.
  const { data } = useRead(['hold', candidateId], () =>
    api.get('/api/candidates/{id}/hold', at(candidateId)),
  );
  if (!data?.retencion) return null;
  const { motivo, hasta } = data.retencion;
  return (
    <Alert severity="warning" role="status" sx={{ mx: { xs: 2, sm: 3 }, flexShrink: 0 }}>
      {translate(hasta ? 'candidates.record.heldUntil' : 'candidates.record.held', {
        reason: motivo,
        day: hasta && formatDay(hasta),
      })}
    </Alert>
  );
}

/** The person's open tasks, and T for a new one; beside the list that key is the list's. */
function PersonTasks({ candidate }: { candidate: Candidate }) {
  const [making, setMaking] = useState(false);
  const beside = useBeside() !== null;
  const { canAccess } = useCanAccess({ resource: 'tasks', action: 'create' });
  const about = { candidato_id: candidate.id };
  useKeyDown((event) => {
    if (beside || !canAccess || event.key.toLowerCase() !== 't' || isTyping(event)) return;
    // Over the list the record is a dialog itself: keys belong to it while no other is open, and no menu.
    const inMenu = event.target instanceof Element && event.target.closest('[role=menu], [role=listbox]');
    if (inMenu || document.querySelectorAll('[role=dialog]').length > 1) return;
    event.preventDefault();
    setMaking(true);
  });
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1, flexShrink: 0, '&:empty': { display: 'none' } }}>
      <RecordTasks about={about} />
      {making && <TaskDialog about={about} name={fullName(candidate)} onClose={() => setMaking(false)} />}
    </Box>
  );
}

function Record({ candidate }: { candidate: Candidate }) {
  const { search, state } = useLocation() as Location<object | null>;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const part = partOf(query.get('parte'));
  // Not hidden by style: each time the file is asked for, the server logs a view.
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const choose = (key: string) => {
    query.set('parte', key);
    void navigate({ search: query.toString() }, { replace: true, state });
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 44%)' },
        height: '100%',
      }}
    >
      {/* A phone has no room to keep the header in sight: there it scrolls away and the tabs stay. */}
      <Box
        sx={{
          display: { xs: 'block', sm: 'flex' },
          flexDirection: 'column',
          minHeight: 0,
          overflowY: { xs: 'auto', sm: 'visible' },
        }}
      >
        <CandidateHeader candidate={candidate} />
        <HoldNotice candidateId={candidate.id} />
        <DuplicatesNotice candidateId={candidate.id} />
        {/* Tasks scroll away: with them above it a part had 280 px of a laptop's 720. */}
        <Box sx={{ flex: 1, minHeight: 0, overflowY: { sm: 'auto' } }}>
          <PersonTasks candidate={candidate} />
          <Tabs
            value={part.key}
            onChange={(_event, value: string) => choose(value)}
            variant="scrollable"
            scrollButtons="auto"
            aria-label={translate('candidates.record.parts')}
            sx={{
              pl: { xs: 1, sm: 2 },
              // On a phone the cross that closes the record stands beside them.
              pr: { xs: 7, sm: 2 },
              borderBottom: 1,
              borderColor: 'divider',
              flexShrink: 0,
              position: 'sticky',
              top: 0,
              zIndex: 1,
              bgcolor: 'background.default',
              '& .MuiTab-root': { px: { xs: 1.5, sm: 1.25 } },
            }}
          >
            {PARTS.map(({ key, label }) => (
              <Tab key={key} value={key} label={label(candidate)} id={`ficha-${key}`} aria-controls="ficha" />
            ))}
          </Tabs>
          <Box
            role="tabpanel"
            id="ficha"
            aria-labelledby={`ficha-${part.key}`}
            tabIndex={0}
            sx={{ p: { xs: 2, sm: 3 } }}
          >
            <part.Content candidate={candidate} wide={wide} />
          </Box>
        </Box>
      </Box>
      {wide && (
        <Box
          component="aside"
          aria-label={translate('candidates.people.cv')}
          sx={{ borderLeft: 1, borderColor: 'divider', bgcolor: 'background.paper', minHeight: 0 }}
        >
          <CandidateCv candidate={candidate} />
        </Box>
      )}
    </Box>
  );
}

/** Everything HR knows of a person, with the CV beside it. */
export const CandidateShow = ({ id }: { id: string }) => (
  <OpenRecord<Candidate> resource="candidates" id={id}>
    {(candidate) => <Record candidate={candidate} />}
  </OpenRecord>
);

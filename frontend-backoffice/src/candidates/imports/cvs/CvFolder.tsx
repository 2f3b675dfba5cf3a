import { Button, LinearProgress, List, Stack, Typography } from '@mui/material';
import { IMPORT_LIMITS, LIMITS } from '@hiring/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { pluralOf } from '../../../ui/format/counts';
import { Loaded, StateMessage } from '../../../ui/Loaded';
import { draftsKey, useCvUploads } from './useCvUploads';
import { CvDraftItem } from './CvDraftItem';
import { DropZone } from './DropZone';
import type { ImportDetail } from '../types';
import { MainButton } from '../../../ui/buttons';
import { api, at, useRead, useWrite } from '../../../providers/api';
import { readAgain } from '../../../providers/freshness';
import { translate } from '../../../i18n/texts';
import { Apart, PaddedCard } from '../../../ui/layout';

type Uploads = ReturnType<typeof useCvUploads>;

function CvUploadList({ uploads, retry, dismiss }: Pick<Uploads, 'uploads' | 'retry' | 'dismiss'>) {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed');
  const over = done + failed.length;
  const read = translate('people.cvFolder.read', pluralOf(done));
  return (
    <Stack spacing={1}>
      <Typography role="status">
        {over < uploads.length
          ? translate('people.cvFolder.reading', { done: over, total: uploads.length })
          : failed.length > 0
            ? translate('people.cvFolder.readFailed', { read, failed: failed.length })
            : read}
      </Typography>
      {over < uploads.length && (
        <LinearProgress
          variant="determinate"
          value={(over / uploads.length) * 100}
          aria-label={translate('people.cvFolder.progress')}
        />
      )}
      <List disablePadding>
        {failed.map(({ key, file, reason }) => (
          <Apart key={key} component="li" spacing={1}>
            <Typography color="error">
              {file.name}: {reason}
            </Typography>
            <Button onClick={() => retry(key)}>{translate('ui.loaded.retry')}</Button>
            <Button onClick={() => dismiss(key)}>{translate('people.cvFolder.dismiss')}</Button>
          </Apart>
        ))}
      </List>
    </Stack>
  );
}

const CHANGES = ['cv-drafts', 'imports', 'candidates'] as const;

/** Time between two requests while CVs wait to be read. */
const WAITING_MS = 10_000;

const isCv = ({ name }: File) =>
  LIMITS.cvExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

export function CvFolder({ one }: { one: ImportDetail }) {
  const notify = useNotify();
  const client = useQueryClient();
  const { add, ...sending } = useCvUploads(one.id);
  const drafts = useRead(draftsKey(one.id), () => api.get('/api/imports/{id}/cvs', at(one.id)), {
    refetchInterval: ({ state }) => state.data?.some(({ en_espera }) => en_espera) && WAITING_MS,
  });
  const { data } = drafts;
  const refresh = () => readAgain(client, CHANGES);
  const confirmAll = useWrite((id: string) => api.post('/api/imports/{id}/cvs/confirm', at(id)), {
    changes: CHANGES,
    done: ({ confirmados }) => translate('people.cvFolder.confirmed', pluralOf(confirmados)),
    failure: 'people.cvFolder.confirmFailed',
  });
  const choose = (files: File[]) => {
    const cvs = files.filter(isCv);
    const others = files.length - cvs.length;
    if (others > 0) {
      notify(translate('people.cvFolder.otherFiles', pluralOf(others)), { type: 'warning' });
    }
    add(cvs);
  };
  const ready = (data ?? []).filter(({ errores, duplicado }) => errores.length === 0 && !duplicado).length;
  return (
    <PaddedCard component="section" aria-label={translate('people.cvFolder.label')}>
      <Stack spacing={2}>
        <DropZone
          title="people.cvFolder.drop"
          hint={translate('people.cvFolder.dropHint', { count: IMPORT_LIMITS.cvs, days: IMPORT_LIMITS.dias })}
          label="people.cvFolder.chooseFiles"
          accept=".pdf,.doc,.docx"
          folders
          onFiles={choose}
        />
        <CvUploadList {...sending} />
        <Apart spacing={2}>
          <Typography variant="h2">
            {translate('people.cvFolder.drafts')} {data ? `(${data.length})` : ''}
          </Typography>
          <MainButton
            disabled={ready === 0 || confirmAll.isPending}
            onClick={() => confirmAll.mutate(one.id)}
          >
            {ready === 0
              ? translate('people.cvFolder.confirmNone')
              : translate('people.cvFolder.confirm', pluralOf(ready))}
          </MainButton>
        </Apart>
        <Loaded of={drafts} failed="people.cvFolder.draftsFailed" rows={3}>
          {(all) =>
            all.length === 0 ? (
              <StateMessage title="people.cvFolder.noDrafts">
                {translate('people.cvFolder.noDraftsHint')}
              </StateMessage>
            ) : (
              <List disablePadding>
                {all.map((draft) => (
                  <CvDraftItem key={draft.id} folderId={one.id} draft={draft} onGone={refresh} />
                ))}
              </List>
            )
          }
        </Loaded>
      </Stack>
    </PaddedCard>
  );
}

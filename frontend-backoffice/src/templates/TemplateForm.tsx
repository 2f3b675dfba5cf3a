import ArrowBack from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MessageFields } from '../emails/MessageFields';
import { reasonOf } from '../providers/problem';
import { LeaveGuard } from './LeaveGuard';
import { TemplatePreview } from './TemplatePreview';
import { TemplateVersions } from './TemplateVersions';
import { TestButton } from './TestButton';
import type { Template } from './types';
import { useTemplateText } from './useTemplateText';

interface Props {
  template: Template;
  reload: () => Promise<Template | undefined>;
}

/** The words of a template, how they look with somebody's values, and what they were before. */
export function TemplateForm({ template, reload }: Props) {
  const editing = useTemplateText(template, reload);
  const [candidateId, setCandidateId] = useState<string>();
  const { text, saving, stale } = editing;

  return (
    <>
      <LeaveGuard unsaved={editing.changed} />
      <Button
        component={Link}
        to="/templates"
        size="small"
        startIcon={<ArrowBack />}
        sx={{ mb: 1, alignSelf: 'flex-start' }}
      >
        Plantillas
      </Button>
      <Box component="header" sx={{ mb: 2 }}>
        <Typography variant="h1">{template.nombre}</Typography>
        <Typography color="text.secondary">
          {template.version === 0
            ? 'Es el texto original. Si lo cambias, podrás volver a él cuando quieras.'
            : `Versión ${template.version}. Los correos ya enviados no cambian.`}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Card
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!saving.isPending) editing.save();
          }}
          sx={{ p: 2, display: 'grid', gap: 2, minWidth: 0 }}
        >
          <MessageFields
            text={text}
            onWrite={editing.setText}
            errors={editing.errors}
            variables={template.variables}
            variablesTitle="Variables: se cambian por los datos de cada candidato"
            rows={14}
          />
          {saving.isError && (
            <Alert
              severity="error"
              action={
                stale && (
                  <Button size="small" color="inherit" onClick={() => void editing.saveAfterTheirs()}>
                    Guardar encima
                  </Button>
                )
              }
            >
              No se ha guardado. {reasonOf(saving.error)}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Button
              type="submit"
              variant="contained"
              color="secondary"
              disabled={!editing.changed || saving.isPending}
            >
              {saving.isPending ? 'Guardando...' : 'Guardar plantilla'}
            </Button>
            <TestButton templateId={template.id} text={text} candidateId={candidateId} />
            <Typography role="status" variant="body2" color="text.secondary">
              {editing.changed ? 'Cambios sin guardar' : ''}
            </Typography>
          </Box>
        </Card>
        <TemplatePreview
          templateId={template.id}
          text={text}
          candidateId={candidateId}
          onCandidate={setCandidateId}
        />
      </Box>
      <TemplateVersions template={template} restore={editing.restore} unsaved={editing.changed} />
    </>
  );
}

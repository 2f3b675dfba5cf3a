/** Where a field means something of its own: `Schema.field`. */
export const OF_ONE_SCHEMA: Readonly<Record<string, string>> = {
  'ProblemResponse.type': 'Always `about:blank`: the meaning is in `code`.',
  'ProblemResponse.title': 'The words of the status.',
  'ProblemResponse.status': 'The HTTP status.',
  'AgendaResponse.entrevistas': 'The interviews of these days.',
  'ReadThreadRequest.hasta': 'Number of the last message that was read.',
  'TrackingLinkQr.direccion': 'The address that the code leads to.',
  'CompanyInfo.email': "The company's e-mail address.",
  'CountedRow.canal': 'Channel by which the application came.',
  'VacancyMatchResponse.motivos': 'Why the person fits, most telling first.',
};

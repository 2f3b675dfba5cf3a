/** Generated from contract/openapi.json by `npm run contract`. Not edited by hand. */
export interface paths {
  '/api/alerts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Asks for messages about new openings of a search. The answer is the same for any address; a message asks whoever
     *     reads its mail to confirm, and nothing else is sent before.
     */
    post: operations['alerts_subscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/alerts/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms with the token of the message. A second time changes nothing. */
    post: operations['alerts_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/alerts/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes an unsubscription back, for as long as the alert is kept. */
    post: operations['alerts_resume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/alerts/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** For people whose mail program opens the address instead of calling it: the page with the button. */
    get: operations['alerts_unsubscribePage'];
    put?: never;
    /** Ends the alert; also as mail programs call it (RFC 8058): the address alone counts, not what is sent to it. */
    post: operations['alerts_unsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/applications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends the application form: person, application, CV and message are written together, once.
     *     Answers 201 for a new application and 200 for an update of the open one.
     */
    post: operations['applications_submit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/applications/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One application with its history. */
    get: operations['applications_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/applications/{id}/move': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Moves it to another estado or stage. A stale version answers 409 with the fresh row and changes nothing. */
    post: operations['applications_move'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/applications/{id}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes back the last move while its message is unsent. */
    post: operations['applications_undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes the password of who is signed in, and ends the other sessions. */
    post: operations['accounts_changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/email-exists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Whether an account has this e-mail: the live check of registration. At most 60 a minute. */
    post: operations['accounts_emailExists'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a link for a new password, if there is such an account. The answer is the same if there is none. */
    post: operations['accounts_forgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs a browser in: the session is kept in cookies. */
    post: operations['sessions_login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the session, if there is one, and clears the cookies. */
    post: operations['sessions_logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who is signed in. */
    get: operations['sessions_me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchanges a refresh token for new tokens. With `refresh_token` in the body the answer holds them; without, the
     *     browser's cookies are renewed and the answer is empty. A token that was exchanged before ends its session.
     */
    post: operations['sessions_refresh'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates a candidate's account and signs it in at once; the e-mail is to be verified by a link. */
    post: operations['accounts_register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/resend-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends another verification link to who is signed in. */
    post: operations['accounts_resendVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sets a password with the token of a reset or invitation link, and ends every session of the account. */
    post: operations['accounts_resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who is signed in, if anybody: for pages that are the same for everybody and learn their visitor afterwards. */
    get: operations['sessions_session'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Signs a program in: it is given the tokens and no cookies. */
    post: operations['sessions_token'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/verify-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Verifies with the token of the link; in another browser than the one that asked, with the password too. */
    post: operations['accounts_verifyEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/candidates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * People by their current application. Filters: q (name, e-mail, position), estado, stage, departamento,
     *     prioridad, id.
     */
    get: operations['candidates_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/candidates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everything about one person. */
    get: operations['candidates_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/candidates/{id}/cv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The CV: to its owner and to staff, whose view is logged. `descargar=1` saves it as a file. */
    get: operations['candidates_cv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/candidates/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the portal shows the person who is signed in: profile, applications, progress. */
    get: operations['candidates_me'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/company': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The company's public details. */
    get: operations['config_company'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a message to the company. Programs, which show no form, may send two in ten minutes and ten a day. */
    post: operations['contact_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Another name of POST /api/contact. */
    post: operations['contact_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/departments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The active departments with their positions. Filter `uso`: candidatura, perfil, vacante or personal. */
    get: operations['departments_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drafts/mine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The draft of a vacancy's form, or of the one without. */
    get: operations['drafts_find'];
    /** Saves what changed on a device. The last to write wins, text by text; what it replaced unseen is answered. */
    put: operations['drafts_save'];
    post?: never;
    /** Forgets the draft with its CV. */
    delete: operations['drafts_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drafts/mine/cv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The CV that the form will send. */
    get: operations['drafts_openCv'];
    /** Keeps a PDF, DOC or DOCX with the draft, at most 5 MB, and answers what it seems to say about its owner. */
    put: operations['drafts_keepCv'];
    post?: never;
    /** Forgets the CV and keeps the rest. */
    delete: operations['drafts_removeCv'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drafts/mine/cv/fotos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Makes one PDF of photos of its pages (JPEG or PNG, at most ten and 5 MB together), in the order given. */
    put: operations['drafts_keepPhotos'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drafts/mine/cv/generado': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Whoever has no CV gets one written from the form, with what it says when it is sent. */
    put: operations['drafts_chooseWritten'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/emails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Messages, newest first; those of accounts only for administrators. Rows leave out the HTML.
     *     Filters: q (recipient and subject), candidato_id, aplicacion_id, estado, plantilla.
     */
    get: operations['emails_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/emails/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One message with its HTML. */
    get: operations['emails_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/emails/{id}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends the message once more, as a new one, to the address the person has now. */
    post: operations['emails_resend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/emails/{id}/send-now': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a message that waits for its time at once. */
    post: operations['emails_sendNow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/stats/candidates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The figures of the HR cards. Filter: departamento. */
    get: operations['stats_candidates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/vacancies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open vacancies, featured first, then newest; staff see all of them. Filters: q (title, position, place, tags,
     *     description), departamento, ubicacion (part of it, or a list of whole ones), tipo_contrato, jornada, tags, estado
     *     (each one text or a list, of which any), experiencia_min (asking for at least so many years), salario_min (paying
     *     as much at the upper end), destacada, id.
     */
    get: operations['vacancies_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/vacancies/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One vacancy. A closed one answers 410, a draft or hidden one 404, except to staff. */
    get: operations['vacancies_get'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/vacancies/facets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many open vacancies each option of each filter would give, with the list's filters. */
    get: operations['vacancies_facets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/functions/v1/contact-form': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Another name of POST /api/contact. */
    post: operations['contactfunction_invoke'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Answers 200 while this process serves and reaches its database, 503 otherwise. */
    get: operations['health_health'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AlertCriterion: {
      /** @description What the condition is about. */
      etiqueta: string;
      /** @description What it asks for. */
      valor: string;
    };
    AlertRequest: {
      /** @description Version of the privacy notice that was shown. */
      aviso_version?: string;
      criterios: components['schemas']['AlertSearch'];
      email: string;
    };
    AlertResponse: {
      /** @description Path of the page where the alert is ended, with its key: only for whoever has a link to the alert. */
      baja: string;
      /** @description What is looked for, in words; empty: every opening. */
      criterios: components['schemas']['AlertCriterion'][];
      /**
       * @description `pendiente`: to be confirmed. `activa`: messages come. `baja`: none come any more.
       * @enum {string}
       */
      estado: 'pendiente' | 'activa' | 'baja';
      /** @description Path of the list with the same search. */
      listado: string;
    };
    AlertSearch: {
      /** @description Codes of departments. */
      departamento?: string[];
      /**
       * @description Featured ones only.
       * @enum {boolean}
       */
      destacada?: true;
      /** @description Years: openings that ask for at least as many. */
      experiencia_min?: number;
      /** @enum {array} */
      jornada?: 'Completa' | 'Parcial' | 'Flexible';
      /** @description Words that are all in the opening. */
      q?: string;
      /** @description Euros a year: openings that pay as much at their upper end. */
      salario_min?: number;
      /** @description At least one of these. */
      tags?: string[];
      /** @enum {array} */
      tipo_contrato?: 'Indefinido' | 'Temporal' | 'Prácticas';
      ubicacion?: string[];
    };
    AlertTokenRequest: {
      token: string;
    };
    ApplicationResponse: {
      abierta: boolean;
      candidato_id: string;
      /** @description The vacancy's questions as they were asked, with the answers. */
      cuestionario_respuestas: components['schemas']['ScreeningAnswerResponse'][];
      departamento: string;
      /** @enum {string} */
      estado:
        | 'recibida'
        | 'en_revision'
        | 'entrevista_programada'
        | 'entrevista_realizada'
        | 'contratada'
        | 'rechazada';
      fecha_aplicacion: string;
      fecha_contratacion: string | null;
      fecha_respuesta: string | null;
      /** @description HR's own. */
      feedback_rrhh: string | null;
      /** @description Oldest first. */
      historial: components['schemas']['HistoryEntry'][];
      id: string;
      mover_a: ('recibida' | 'en_revision' | 'contratada' | 'rechazada' | 'entrevista')[];
      /** @description HR's own. */
      notas_rrhh: string | null;
      posicion: string;
      /** @enum {string} */
      prioridad: 'alta' | 'baja' | 'media';
      retirada: boolean;
      /** @enum {string} */
      stage: 'recibida' | 'en_revision' | 'contratada' | 'rechazada' | 'entrevista';
      /** @description Null: spontaneous. */
      vacante_id: string | null;
      vacante_titulo: string | null;
      version: number;
    };
    CandidateResponse: {
      apellidos: string;
      /** @description The application shown; every action names it and its version. */
      aplicacion_id: string;
      aplicacion_version: number;
      /** @description All applications, newest first. */
      aplicaciones: components['schemas']['ApplicationResponse'][];
      carta_presentacion: string | null;
      ciudad: string;
      codigo_postal: string | null;
      created_at: string;
      cv: components['schemas']['CvResponse'] | null;
      /** @description API address that checks who asks. */
      cv_url: string | null;
      /** @description Code of the department. */
      departamento: string;
      direccion: string;
      educacion: string | null;
      email: string;
      /** @description False: HR reads "Email sin verificar". */
      email_verified: boolean;
      /** @description YYYY-MM-DD of the next live interview. */
      entrevista_fecha: string | null;
      /** @description HH:MM, Europe/Madrid. */
      entrevista_hora: string | null;
      /** @enum {string|null} */
      entrevista_tipo: 'presencial' | 'virtual' | 'telefonica' | null;
      entrevista_ubicacion: string | null;
      /** @enum {string} */
      estado:
        | 'recibida'
        | 'en_revision'
        | 'entrevista_programada'
        | 'entrevista_realizada'
        | 'contratada'
        | 'rechazada';
      experiencia: string | null;
      /** @description The cover letter's first 280 characters. */
      extracto_carta: string | null;
      /** @description ISO 8601 instant. */
      fecha_aplicacion: string;
      fecha_contratacion: string | null;
      /** @description YYYY-MM-DD. */
      fecha_nacimiento: string | null;
      /** @description ISO 8601 instant of the first move out of recibida. */
      fecha_respuesta: string | null;
      habilidades: string[];
      id: string;
      /** @description Stages it may be moved to. */
      mover_a: ('recibida' | 'en_revision' | 'contratada' | 'rechazada' | 'entrevista')[];
      nombre: string;
      /** @description Open applications besides the one shown. */
      otras_abiertas: number;
      /** @description Code of the position, or free text. */
      posicion: string;
      /** @enum {string} */
      prioridad: 'alta' | 'baja' | 'media';
      /** @description The candidate withdrew it. */
      retirada: boolean;
      /** @enum {string} */
      stage: 'recibida' | 'en_revision' | 'contratada' | 'rechazada' | 'entrevista';
      telefono: string;
      tiene_cv: boolean;
      updated_at: string;
      /** @description Null: nobody's account yet. */
      user_id: string | null;
      vacante_id: string | null;
      vacante_titulo: string | null;
    };
    CandidateRow: {
      apellidos: string;
      /** @description The application shown; every action names it and its version. */
      aplicacion_id: string;
      aplicacion_version: number;
      ciudad: string;
      created_at: string;
      /** @description API address that checks who asks. */
      cv_url: string | null;
      /** @description Code of the department. */
      departamento: string;
      email: string;
      /** @description False: HR reads "Email sin verificar". */
      email_verified: boolean;
      /** @enum {string} */
      estado:
        | 'recibida'
        | 'en_revision'
        | 'entrevista_programada'
        | 'entrevista_realizada'
        | 'contratada'
        | 'rechazada';
      /** @description The cover letter's first 280 characters. */
      extracto_carta: string | null;
      /** @description ISO 8601 instant. */
      fecha_aplicacion: string;
      /** @description ISO 8601 instant of the first move out of recibida. */
      fecha_respuesta: string | null;
      id: string;
      /** @description Stages it may be moved to. */
      mover_a: ('recibida' | 'en_revision' | 'contratada' | 'rechazada' | 'entrevista')[];
      nombre: string;
      /** @description Open applications besides the one shown. */
      otras_abiertas: number;
      /** @description Code of the position, or free text. */
      posicion: string;
      /** @enum {string} */
      prioridad: 'alta' | 'baja' | 'media';
      /** @description The candidate withdrew it. */
      retirada: boolean;
      /** @enum {string} */
      stage: 'recibida' | 'en_revision' | 'contratada' | 'rechazada' | 'entrevista';
      telefono: string;
      tiene_cv: boolean;
      updated_at: string;
      vacante_id: string | null;
      vacante_titulo: string | null;
    };
    CandidateStats: {
      contratadas: number;
      enRevision: number;
      entrevista: number;
      /** @description People by department code. */
      por_departamento: {
        [key: string]: number;
      };
      rechazadas: number;
      recibidas: number;
      total: number;
    };
    ChangePasswordRequest: {
      confirm_password: string;
      current_password: string;
      password: string;
    };
    CompanyInfo: {
      address: string;
      city: string;
      email: string;
      /** @description Mailbox of human resources. */
      email_rrhh: string;
      /** @description Opening hours, in words. */
      hours: string;
      legal_name: string;
      /** @description Trade name. */
      name: string;
      /** @description As people read it. */
      phone: string;
      /** @description For a `tel:` link: digits and plus only. */
      phone_href: string;
      postal_code: string;
      /** @description Entry in the commercial registry. */
      registry: string;
      tax_id: string;
    };
    ContactRequest: {
      /** @description Version of the privacy notice that was shown. */
      aviso_version?: string;
      email: string;
      empresa?: string;
      /** @description The mark of the form that the page showed. Programs leave it out, and may send less. */
      formulario?: string;
      mensaje: string;
      nombre: string;
      /**
       * @description What it is about.
       * @enum {string}
       */
      servicio:
        | 'transporte'
        | 'gestion-flotas'
        | 'mantenimiento'
        | 'itv'
        | 'custodia'
        | 'lavado'
        | 'traslados'
        | 'consultoria'
        | 'recursos-humanos'
        | 'empleo'
        | 'otro';
      /** @description To be left empty: nobody sees this field, and what fills it in is no person. */
      sitio_web?: Record<string, never>;
      telefono?: string;
      /**
       * @description Who writes; worked out from the rest when absent.
       * @enum {string}
       */
      tipo?: 'empresa' | 'particular' | 'candidato' | 'otro';
    };
    ContactResponse: {
      /**
       * @description What to name the message by.
       * @example C-2026-K7M4Q
       */
      referencia: string;
      /** @description When an answer is to be expected, in words. */
      respuesta_prevista: string;
    };
    CurrentSessionResponse: {
      /** @description Null when nobody is signed in. */
      user: components['schemas']['SessionUser'] | null;
    };
    CvProposalsResponse: {
      apellidos?: string;
      ciudad?: string;
      codigo_postal?: string;
      email?: string;
      /** @description "Español (nativo), Inglés (B1)". */
      idiomas?: string;
      nombre?: string;
      /** @description Classes separated by commas: "B, C, CE". */
      permisos?: string;
      telefono?: string;
    };
    CvResponse: {
      /** @description Size in bytes. */
      bytes: number;
      /** @description ISO 8601 instant of the upload. */
      created_at: string;
      id: string;
      /** @description The name that the person's file had. */
      nombre_original: string;
      /** @description Media type, found in the content. */
      tipo: string;
    };
    DepartmentResponse: {
      /** @description What records store. */
      codigo: string;
      id: string;
      nombre: string;
      /** @description Forms that offer it. */
      ofrecido_en: ('vacante' | 'candidatura' | 'perfil' | 'personal')[];
      /** @description Empty: the position is free text. */
      posiciones: components['schemas']['PositionOption'][];
    };
    DraftCvResponse: {
      /** @description Names the file when the form is sent; null: written from the form. */
      archivo_id: string | null;
      /** @description Size; null: not written yet. */
      bytes: number | null;
      /** @enum {string} */
      modo: 'archivo' | 'fotos' | 'generado';
      nombre_original: string;
    };
    DraftResponse: {
      /** @description ISO 8601 instant after which it is removed. */
      caduca_at: string;
      cv: components['schemas']['DraftCvResponse'] | null;
      paso: number;
      respuestas: {
        [key: string]: string | string[];
      };
      /** @description ISO 8601 instant of the last change. */
      updated_at: string;
      vacante_id: string | null;
      valores: {
        [key: string]: string;
      };
      version: number;
    };
    EmailBrief: {
      /** @description ISO 8601 instant before which it does not leave. */
      enviar_desde: string;
      /** @enum {string} */
      estado: 'pendiente' | 'enviando' | 'enviado' | 'capturado' | 'omitido' | 'fallido' | 'cancelado';
      id: string;
    };
    EmailExistsResponse: {
      /** @description True: there is an account with this e-mail. */
      exists: boolean;
    };
    EmailRequest: {
      email: string;
    };
    EmailResponse: {
      aplicacion_id: string | null;
      asunto: string;
      candidato_id: string | null;
      candidato_nombre: string | null;
      created_at: string;
      destinatario: string;
      enviado_at: string | null;
      /** @description ISO 8601 instant before which it is not sent; of a failed attempt, when the next one comes. */
      enviar_desde: string;
      /** @enum {string} */
      estado: 'pendiente' | 'enviando' | 'enviado' | 'capturado' | 'omitido' | 'fallido' | 'cancelado';
      /** @description The HTML body; a one-time link is never shown. */
      html: string;
      id: string;
      /** @description Attempts to hand it to the mail server. */
      intentos: number;
      /** @enum {string} */
      plantilla:
        | 'verificacion'
        | 'restablecer'
        | 'invitacion'
        | 'candidatura_recibida'
        | 'cambio_estado'
        | 'contratacion'
        | 'rechazo'
        | 'contacto_empresa'
        | 'contacto_recibo'
        | 'alerta_confirmar'
        | 'alerta_ofertas';
      /** @description Whether it waits and may be sent at once instead. */
      puede_enviar_ahora: boolean;
      /** @description Whether it may be sent once more. */
      puede_reenviar: boolean;
      /** @description The plain text; a one-time link is never shown. */
      texto: string;
      /** @description Why the last attempt failed; names no address. */
      ultimo_error: string | null;
    };
    EmailRow: {
      aplicacion_id: string | null;
      asunto: string;
      candidato_id: string | null;
      candidato_nombre: string | null;
      created_at: string;
      destinatario: string;
      enviado_at: string | null;
      /** @description ISO 8601 instant before which it is not sent; of a failed attempt, when the next one comes. */
      enviar_desde: string;
      /** @enum {string} */
      estado: 'pendiente' | 'enviando' | 'enviado' | 'capturado' | 'omitido' | 'fallido' | 'cancelado';
      id: string;
      /** @description Attempts to hand it to the mail server. */
      intentos: number;
      /** @enum {string} */
      plantilla:
        | 'verificacion'
        | 'restablecer'
        | 'invitacion'
        | 'candidatura_recibida'
        | 'cambio_estado'
        | 'contratacion'
        | 'rechazo'
        | 'contacto_empresa'
        | 'contacto_recibo'
        | 'alerta_confirmar'
        | 'alerta_ofertas';
      /** @description Whether it waits and may be sent at once instead. */
      puede_enviar_ahora: boolean;
      /** @description Whether it may be sent once more. */
      puede_reenviar: boolean;
      /** @description The plain text; a one-time link is never shown. */
      texto: string;
      /** @description Why the last attempt failed; names no address. */
      ultimo_error: string | null;
    };
    FacetOption: {
      /** @description Open vacancies with this value that meet every other condition. */
      count: number;
      /** @description For people. */
      label: string;
      /** @description What a filter takes. */
      value: string;
    };
    ForgotPasswordRequest: {
      email: string;
    };
    FoundDraftResponse: {
      /** @description Null: none of this form. */
      borrador: components['schemas']['DraftResponse'] | null;
      /** @description Without one: what the person typed last in another form, less what is about that one. */
      de_otro: {
        [key: string]: string;
      } | null;
    };
    HealthResponse: {
      /** @enum {string} */
      status: 'ok';
    };
    HistoryEntry: {
      /** @enum {string|null} */
      a:
        | 'recibida'
        | 'en_revision'
        | 'entrevista_programada'
        | 'entrevista_realizada'
        | 'contratada'
        | 'rechazada'
        | null;
      /** @description Name of the staff member; null for the candidate or the system. */
      autor: string | null;
      correo: components['schemas']['EmailBrief'] | null;
      /** @enum {string|null} */
      de:
        | 'recibida'
        | 'en_revision'
        | 'entrevista_programada'
        | 'entrevista_realizada'
        | 'contratada'
        | 'rechazada'
        | null;
      /** @description It was taken back afterwards. */
      deshecha: boolean;
      /** @description ISO 8601 instant. */
      fecha: string;
      id: string;
      mensaje_candidato: string | null;
      /** @enum {string} */
      tipo: 'creada' | 'actualizada' | 'movida' | 'deshecha' | 'retirada';
    };
    LoginRequest: {
      email: string;
      password: string;
    };
    MoveRequest: {
      /**
       * @description One of the six estados, or the stage `entrevista`.
       * @enum {string}
       */
      estado:
        | 'recibida'
        | 'en_revision'
        | 'entrevista'
        | 'entrevista_programada'
        | 'entrevista_realizada'
        | 'contratada'
        | 'rechazada';
      /** @description Text for the candidate: in the message and in the portal. */
      mensaje_candidato?: string;
      /** @description Whether the candidate gets a message; true unless said. */
      notificar?: boolean;
      /** @description The version that the mover saw; another one answers 409 `stale_version`. */
      version: number;
    };
    MoveResponse: {
      application: components['schemas']['ApplicationResponse'];
      /** @description The person as the lists now show them, which may be by another application. */
      candidate: components['schemas']['CandidateRow'];
      /** @description False: it was there already. */
      changed: boolean;
      /** @description The sentence to show. */
      message: string;
      undo: components['schemas']['UndoOffer'] | null;
    };
    PortalApplication: {
      abierta: boolean;
      /** @description The vacancy's questions as they were asked, with the person's answers. */
      cuestionario_respuestas: components['schemas']['ScreeningAnswerResponse'][];
      departamento: string;
      departamento_nombre: string;
      /** @enum {string} */
      estado:
        | 'recibida'
        | 'en_revision'
        | 'entrevista_programada'
        | 'entrevista_realizada'
        | 'contratada'
        | 'rechazada';
      /** @description The estado in words. */
      estado_texto: string;
      /** @description ISO 8601 instant. */
      fecha_aplicacion: string;
      /** @description Oldest first. */
      historial: components['schemas']['PortalTimelineEntry'][];
      id: string;
      /** @description The sentence for this estado. */
      mensaje: string;
      pasos: components['schemas']['PortalStep'][];
      posicion: string;
      posicion_nombre: string;
      /** @enum {string} */
      prioridad: 'alta' | 'baja' | 'media';
      retirada: boolean;
      /** @enum {string} */
      tone: 'blue' | 'yellow' | 'purple' | 'indigo' | 'green' | 'red' | 'grey';
      vacante_id: string | null;
      vacante_titulo: string | null;
    };
    PortalBadge: {
      text: string;
      /** @enum {string} */
      tone: 'blue' | 'yellow' | 'purple' | 'indigo' | 'green' | 'red' | 'grey';
    };
    PortalProfile: {
      apellidos: string;
      carta_presentacion: string | null;
      ciudad: string | null;
      codigo_postal: string | null;
      cv: components['schemas']['CvResponse'] | null;
      /** @description API address of the CV. */
      cv_url: string | null;
      departamento: string | null;
      departamento_nombre: string | null;
      direccion: string | null;
      educacion: string | null;
      email: string;
      experiencia: string | null;
      /** @description YYYY-MM-DD. */
      fecha_nacimiento: string | null;
      habilidades: string[];
      id: string;
      nombre: string;
      posicion: string | null;
      posicion_nombre: string | null;
      telefono: string | null;
      updated_at: string;
    };
    PortalResponse: {
      /** @description All of them, newest first. */
      applications: components['schemas']['PortalApplication'][];
      /** @description Null: nothing submitted yet. */
      candidate: components['schemas']['PortalProfile'] | null;
      /** @description The application that stands for the person. */
      current: components['schemas']['PortalApplication'] | null;
    };
    PortalStep: {
      badge: components['schemas']['PortalBadge'] | null;
      /** @description ISO 8601 instant, where the step has one. */
      date: string | null;
      done: boolean;
      /** @enum {string} */
      status: 'Completado' | 'En progreso' | 'Pendiente' | '¡Contratado!';
      title: string;
    };
    PortalTimelineEntry: {
      /** @enum {string} */
      estado:
        | 'recibida'
        | 'en_revision'
        | 'entrevista_programada'
        | 'entrevista_realizada'
        | 'contratada'
        | 'rechazada';
      /** @description ISO 8601 instant. */
      fecha: string;
      /** @description What HR wrote for the candidate. */
      mensaje: string | null;
    };
    PositionOption: {
      label: string;
      /** @description What records store. */
      value: string;
    };
    ProblemResponse: {
      /**
       * @description Stable, for programs.
       * @enum {string}
       */
      code:
        | 'bad_request'
        | 'invalid_query'
        | 'validation_failed'
        | 'not_found'
        | 'too_many_requests'
        | 'payload_too_large'
        | 'unsupported_media_type'
        | 'origin_refused'
        | 'conflict'
        | 'internal_error'
        | 'unavailable'
        | 'unauthenticated'
        | 'forbidden'
        | 'invalid_credentials'
        | 'email_taken'
        | 'account_inactive'
        | 'token_expired'
        | 'refresh_reused'
        | 'wrong_password'
        | 'candidate_not_found'
        | 'application_not_found'
        | 'stale_version'
        | 'application_withdrawn'
        | 'open_application_exists'
        | 'undo_too_late'
        | 'vacancy_not_open'
        | 'idempotency_mismatch'
        | 'cv_required'
        | 'cv_too_large'
        | 'cv_wrong_type'
        | 'cv_empty'
        | 'cv_encrypted'
        | 'photos_wrong_type'
        | 'photos_too_many'
        | 'photos_too_large'
        | 'cv_not_found'
        | 'upload_failed'
        | 'upload_interrupted'
        | 'vacancy_not_found'
        | 'vacancy_closed'
        | 'contact_too_fast'
        | 'contact_form_expired'
        | 'alert_gone'
        | 'alert_exists'
        | 'alert_limit'
        | 'email_not_found'
        | 'email_not_resendable'
        | 'email_not_delayed';
      /** @description Spanish, fit to show. */
      detail: string;
      /** @description Messages by field. */
      errors?: {
        [key: string]: string[];
      };
      status: number;
      title: string;
      type: string;
    };
    QuestionResponse: {
      ayuda: string | null;
      /** @description Names the question in `cuestionario_respuestas`. */
      id: string;
      obligatoria: boolean;
      /** @description What to choose from; empty for kinds without a choice. */
      opciones: string[];
      texto: string;
      /** @enum {string} */
      tipo: 'si_no' | 'opcion' | 'opciones' | 'numero' | 'texto';
      /** @description What a number counts. */
      unidad: string | null;
    };
    RefreshRequest: {
      refresh_token?: string;
    };
    RegisterRequest: {
      confirm_password: string;
      email: string;
      password: string;
      /**
       * Format: uuid
       * @description The opening that the person wants to apply for: after verifying the address the form for it comes next.
       */
      vacante_id?: string;
    };
    ReplacedResponse: {
      respuestas: {
        [key: string]: string | string[];
      };
      valores: {
        [key: string]: string;
      };
    };
    ResetPasswordRequest: {
      confirm_password: string;
      password: string;
      token: string;
    };
    SavedCvResponse: {
      borrador: components['schemas']['DraftResponse'];
      propuestas: components['schemas']['CvProposalsResponse'];
    };
    SavedDraftResponse: {
      borrador: components['schemas']['DraftResponse'];
      /** @description What another device had written in the same places and this save replaced. */
      sustituidos: components['schemas']['ReplacedResponse'];
    };
    SaveDraftRequest: {
      /** @description The version that the device knew; 0: none. */
      base: number;
      /** @description The furthest step reached, 1 to 5. */
      paso: number;
      /** @description Answers by the question's id, as the form's controls hold them; those left out stay as they are. */
      respuestas: {
        [key: string]: string | string[];
      };
      /** @description Texts by their name; those left out stay as they are. */
      valores: {
        [key: string]: string;
      };
    };
    ScreeningAnswerResponse: {
      id: string;
      /** @description Null: not answered. */
      respuesta: (boolean | number | string | string[]) | null;
      texto: string;
      /** @enum {string} */
      tipo: 'si_no' | 'opcion' | 'opciones' | 'numero' | 'texto';
      /** @description What a number counts. */
      unidad: string | null;
    };
    SessionResponse: {
      user: components['schemas']['SessionUser'];
    };
    SessionUser: {
      apellidos: string | null;
      /**
       * @description The badge of the navbar; null without an application.
       * @enum {string|null}
       */
      application_status: 'aprobada' | 'entrevista' | 'rechazada' | 'en_revision' | null;
      /** @description The name to greet with. */
      display_name: string;
      email: string;
      email_verified: boolean;
      /** @description Where this person lands after signing in. */
      home: string;
      id: string;
      nombre: string | null;
      /** @description What this person may do, as permission words. */
      permissions: string[];
      /** @enum {string} */
      role: 'admin' | 'rrhh' | 'candidate';
      unread_notifications: number;
    };
    SubmitMessage: {
      description: string;
      title: string;
    };
    SubmitRequest: {
      apellidos: string;
      /** @description Version of the privacy notice that the form showed. */
      aviso_version?: string;
      carta_presentacion?: string;
      ciudad: string;
      codigo_postal?: string;
      /**
       * @description Answers to the vacancy's questions, as JSON by the question's id: true or false for `si_no`, a text, a list of
       *     texts for `opciones`, a number. Absent: an open application keeps those it has.
       * @example {"permiso":true,"anos":4}
       */
      cuestionario_respuestas?: string;
      /**
       * Format: binary
       * @description PDF, DOC or DOCX, at most 5 MB. May be left out by whoever has one stored.
       */
      cv?: string;
      /**
       * Format: uuid
       * @description Instead of a file: that of the form's draft, by its id.
       */
      cv_archivo_id?: string;
      /**
       * @description Instead of a file, `generado`: a CV is written from what the form says.
       * @enum {string}
       */
      cv_modo?: 'generado';
      /** @description Code of a department that the form offers; that of the vacancy wins. */
      departamento: string;
      direccion: string;
      educacion?: string;
      experiencia?: string;
      /** @description YYYY-MM-DD. */
      fecha_nacimiento?: string;
      /** @description Separated by commas. */
      habilidades?: string;
      nombre: string;
      /** @description Code of a position of that department; that of the vacancy wins. */
      posicion: string;
      telefono: string;
      /**
       * Format: uuid
       * @description The vacancy one applies to; absent: a spontaneous application.
       */
      vacante_id?: string;
    };
    SubmitResponse: {
      application: components['schemas']['PortalApplication'];
      /** @description False: the open application to the same vacancy was updated. */
      created: boolean;
      /** @description What the form shows. */
      message: components['schemas']['SubmitMessage'];
    };
    TokenResponse: {
      /** @description For `Authorization: Bearer`. */
      access_token: string;
      /** @description Seconds that the access token is good for. */
      expires_in: number;
      /** @description For POST /auth/refresh; each use gives a new one. */
      refresh_token: string;
      /** @enum {string} */
      token_type: 'Bearer';
      user: components['schemas']['SessionUser'];
    };
    UndoOffer: {
      historial_id: string;
      /** @description ISO 8601 instant until which it can be taken back. */
      until: string;
    };
    UndoRequest: {
      /**
       * Format: uuid
       * @description The move to take back, as the move's answer named it.
       */
      historial_id: string;
      /** @description The version after that move. */
      version: number;
    };
    VacancyFacets: {
      departamento: components['schemas']['FacetOption'][];
      /** @description Featured ones. */
      destacada: number;
      /** @description Asking for at least so many years. */
      experiencia_min: components['schemas']['FacetOption'][];
      jornada: components['schemas']['FacetOption'][];
      /** @description Paying at least so many euros a year. */
      salario_min: components['schemas']['FacetOption'][];
      /** @description The most frequent tags. */
      tags: components['schemas']['FacetOption'][];
      tipo_contrato: components['schemas']['FacetOption'][];
      /** @description Open vacancies that meet all conditions. */
      total: number;
      /** @description The most frequent places. */
      ubicacion: components['schemas']['FacetOption'][];
    };
    VacancyResponse: {
      /** @description Whether an application to it is accepted now. */
      acepta_candidaturas: boolean;
      /** @description Applications received; only staff are told. */
      aplicaciones_recibidas?: number;
      beneficios: string[];
      /** @description Code of the department. */
      departamento: string;
      /** @description Name of the department, for people. */
      departamento_nombre: string;
      /** @description Plain text; blank lines separate paragraphs. */
      descripcion: string;
      destacada: boolean;
      educacion: string | null;
      /** @enum {string} */
      estado: 'activa' | 'pausada' | 'cerrada' | 'borrador';
      /** @description Years of experience. */
      experiencia_max: number | null;
      /** @description Years of experience. */
      experiencia_min: number;
      /** @description ISO 8601 instant. */
      fecha_publicacion: string;
      id: string;
      idiomas: string[];
      /** @enum {string} */
      jornada: 'Completa' | 'Parcial' | 'Flexible';
      /** @description Code of the position. */
      posicion: string;
      /** @description Name of the position, for people. */
      posicion_nombre: string;
      /** @description Asked in the application form, in this order. */
      preguntas: components['schemas']['QuestionResponse'][];
      /** @enum {string} */
      prioridad: 'normal' | 'urgente' | 'alta' | 'baja';
      requisitos: string[];
      responsabilidades: string[];
      /** @description Gross euros a year; null: to be agreed. */
      salario_max: number | null;
      /** @description Gross euros a year; null: to be agreed. */
      salario_min: number | null;
      tags: string[];
      /** @enum {string} */
      tipo_contrato: 'Indefinido' | 'Temporal' | 'Prácticas';
      titulo: string;
      ubicacion: string;
      /** @description ISO 8601 instant of the last change. */
      updated_at: string;
      /** @description People wanted. */
      vacantes_disponibles: number;
      visible_publicamente: boolean;
    };
    VerifyEmailRequest: {
      /** @description Must equal `new_password`. */
      confirm_password?: string;
      /** @description Sets this password instead of asking for the old one. */
      new_password?: string;
      password?: string;
      token: string;
    };
    VerifyEmailResponse: {
      /** @description Where to go on. */
      next?: string;
      /**
       * @description `password_required`: this browser did not ask for the link, or the password was wrong.
       * @enum {string}
       */
      status: 'verified' | 'password_required';
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  alerts_subscribe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AlertRequest'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  alerts_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AlertTokenRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  alerts_resume: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AlertTokenRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AlertResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  alerts_unsubscribePage: {
    parameters: {
      query: {
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  alerts_unsubscribe: {
    parameters: {
      query: {
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  applications_submit: {
    parameters: {
      query?: never;
      header: {
        'idempotency-key': string;
        /** @description Chosen by the client, at most 200 characters: a repetition answers as the first did. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['SubmitRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmitResponse'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SubmitResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  applications_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  applications_move: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoveResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  applications_undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UndoRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MoveResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  accounts_changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordRequest'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  accounts_emailExists: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailExistsResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  accounts_forgotPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgotPasswordRequest'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  sessions_login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  sessions_logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  sessions_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  sessions_refresh: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefreshRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenResponse'];
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  accounts_register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  accounts_resendVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  accounts_resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPasswordRequest'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  sessions_session: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentSessionResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  sessions_token: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  accounts_verifyEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyEmailRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerifyEmailResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  candidates_list: {
    parameters: {
      query?: {
        /** @description Conditions by name; `id` takes a list of ids. */
        filter?: string;
        /** @description Positions of the first and last row wanted, from 0: at most 100 rows. */
        range?: string;
        /** @description Field and direction. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidateRow'][];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  candidates_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidateResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  candidates_cv: {
    parameters: {
      query?: {
        descargar?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/msword': string;
          'application/octet-stream': string;
          'application/pdf': string;
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  candidates_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PortalResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  config_company: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanyInfo'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  contact_create: {
    parameters: {
      query?: never;
      header: {
        'idempotency-key': string;
        /** @description Chosen by the client, at most 200 characters: the same message with the same key is kept once. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  contact_send: {
    parameters: {
      query?: never;
      header: {
        'idempotency-key': string;
        /** @description Chosen by the client, at most 200 characters: the same message with the same key is kept once. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  departments_list: {
    parameters: {
      query?: {
        /** @description Conditions by name; `id` takes a list of ids. */
        filter?: string;
        /** @description Positions of the first and last row wanted, from 0: at most 100 rows. */
        range?: string;
        /** @description Field and direction. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DepartmentResponse'][];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  drafts_find: {
    parameters: {
      query?: {
        /** @description The vacancy one applies to; absent: the spontaneous application. */
        vacante?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundDraftResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  drafts_save: {
    parameters: {
      query?: {
        /** @description The vacancy one applies to; absent: the spontaneous application. */
        vacante?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveDraftRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedDraftResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  drafts_remove: {
    parameters: {
      query?: {
        /** @description The vacancy one applies to; absent: the spontaneous application. */
        vacante?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  drafts_openCv: {
    parameters: {
      query?: {
        /** @description The vacancy one applies to; absent: the spontaneous application. */
        vacante?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/msword': string;
          'application/octet-stream': string;
          'application/pdf': string;
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  drafts_keepCv: {
    parameters: {
      query?: {
        /** @description The vacancy one applies to; absent: the spontaneous application. */
        vacante?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          cv?: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedCvResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  drafts_removeCv: {
    parameters: {
      query?: {
        /** @description The vacancy one applies to; absent: the spontaneous application. */
        vacante?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  drafts_keepPhotos: {
    parameters: {
      query?: {
        /** @description The vacancy one applies to; absent: the spontaneous application. */
        vacante?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          fotos?: string[];
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedCvResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  drafts_chooseWritten: {
    parameters: {
      query?: {
        /** @description The vacancy one applies to; absent: the spontaneous application. */
        vacante?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  emails_list: {
    parameters: {
      query?: {
        /** @description Conditions by name; `id` takes a list of ids. */
        filter?: string;
        /** @description Positions of the first and last row wanted, from 0: at most 100 rows. */
        range?: string;
        /** @description Field and direction. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailRow'][];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  emails_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  emails_resend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  emails_sendNow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  stats_candidates: {
    parameters: {
      query?: {
        /** @description Conditions by name; `id` takes a list of ids. */
        filter?: string;
        /** @description Positions of the first and last row wanted, from 0: at most 100 rows. */
        range?: string;
        /** @description Field and direction. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CandidateStats'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  vacancies_list: {
    parameters: {
      query?: {
        /** @description Conditions by name; `id` takes a list of ids. */
        filter?: string;
        /** @description Positions of the first and last row wanted, from 0: at most 100 rows. */
        range?: string;
        /** @description Field and direction. */
        sort?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VacancyResponse'][];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  vacancies_get: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VacancyResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  vacancies_facets: {
    parameters: {
      query?: {
        /** @description Conditions by name, as in the list; texts may be lists of texts. */
        filter?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VacancyFacets'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  contactfunction_invoke: {
    parameters: {
      query?: never;
      header: {
        'idempotency-key': string;
        /** @description Chosen by the client, at most 200 characters: the same message with the same key is kept once. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
  health_health: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthResponse'];
        };
      };
      /** @description Problema */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemResponse'];
        };
      };
    };
  };
}

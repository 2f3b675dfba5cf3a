/** Generated from contract/openapi.json by `npm run contract`. Not edited by hand. */
export interface paths {
    "/api/alerts": {
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
        post: operations["alerts_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms with the token of the message. A second time changes nothing. */
        post: operations["alerts_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an unsubscription back, for as long as the alert is kept. */
        post: operations["alerts_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For people whose mail program opens the address instead of calling it: the page with the button. */
        get: operations["alerts_unsubscribePage"];
        put?: never;
        /** Ends the alert; also as mail programs call it (RFC 8058): the address alone counts, not what is sent to it. */
        post: operations["alerts_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/answer-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many days an answer may take in each stage. */
        get: operations["answertimes_get"];
        /** Sets them: lists and counts follow at once. */
        put: operations["answertimes_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["apikeys_list"];
        put?: never;
        /** The answer has the key, this once. */
        post: operations["apikeys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{id}/end-previous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the one before the last renewal now. */
        post: operations["apikeys_endPrevious"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new key with the same permissions; the one before is good for 24 hours more. */
        post: operations["apikeys_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For ever, and for all processes within seconds. */
        post: operations["apikeys_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications": {
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
        post: operations["applications_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One application with its history. */
        get: operations["applications_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** HR's own feedback on an application. A stale version answers 409 with the fresh row and changes nothing. */
        put: operations["feedback_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves it to another estado or stage. A stale version answers 409 with the fresh row and changes nothing. */
        post: operations["applications_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/move/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The message that the candidate would get of such a move, as it would arrive. Writes nothing. */
        post: operations["applications_previewMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets its priority. A stale version answers 409 with the fresh row and changes nothing. */
        put: operations["applications_setPriority"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back the last move while its message is unsent. */
        post: operations["applications_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws an application of who is signed in; a withdrawn one answers alike. */
        post: operations["applications_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody whom the filter of the list shows, by current application, as a file. */
        get: operations["candidatesexport_download"];
        put?: never;
        /** The same for a selection, which would be too long for an address. */
        post: operations["candidatesexport_downloadSelection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account of who is signed in: address, second factor, sessions. */
        get: operations["ownaccount_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password of who is signed in, and ends the other sessions. */
        post: operations["accounts_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for another address: a link goes to it, and a notice to the one of before. At most 5 an hour. */
        post: operations["ownaccount_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws the change that waits to be confirmed. */
        post: operations["ownaccount_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms with the link sent to the new address; where the account is not signed in, with the password too. */
        post: operations["ownaccount_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-change/object": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** "No he sido yo": undoes a change of address with the link sent to the address of before. */
        post: operations["ownaccount_object"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email-exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an account has this e-mail: the live check of registration. At most 60 a minute. */
        post: operations["accounts_emailExists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a browser in with the token of such a link, which is used up. */
        post: operations["signinlink_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link for a new password, if there is such an account. The answer is the same if there is none. */
        post: operations["accounts_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a browser in: the session is kept in cookies. An account with a second factor answers
         *     `second_factor_required` with a `ticket` for POST /auth/second-factor.
         */
        post: operations["sessions_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session, if there is one, and clears the cookies. */
        post: operations["sessions_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in. */
        get: operations["sessions_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
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
        post: operations["sessions_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a candidate's account and signs it in at once; the e-mail is to be verified by a link. */
        post: operations["accounts_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends another verification link to who is signed in. */
        post: operations["accounts_resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a password with the token of a reset or invitation link, and ends every session of the account. */
        post: operations["accounts_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a browser in with the ticket of an answer `second_factor_required` and a code. */
        post: operations["signinlink_second"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, if anybody: for pages that are the same for everybody and learn their visitor afterwards. */
        get: operations["sessions_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where who asks is signed in. */
        get: operations["ownaccount_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of the own sessions; somebody else's is not found. */
        delete: operations["ownaccount_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends all own sessions but the asking one. */
        post: operations["ownaccount_endOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link to enter with, if there is such an account. The answer is the same if there is none. */
        post: operations["signinlink_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a program in: it is given the tokens and no cookies. */
        post: operations["sessions_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second factor on; the recovery codes are shown this once. */
        post: operations["twofactor_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second factor off. */
        post: operations["twofactor_disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes in place of all the old ones. */
        post: operations["twofactor_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/two-factor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a secret for an app. Nothing is asked for at sign-in until a code of it has been confirmed. */
        post: operations["twofactor_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies with the token of the link; in another browser than the one that asked, with the password too. */
        post: operations["accounts_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** These cards as they are now; one that this board does not show is left out. */
        get: operations["board_cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/column": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of one column, newest first: 25 cards, then those behind `siguiente`. */
        get: operations["board_column"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/board/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many cards each column has. */
        get: operations["board_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk-actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own latest actions that were confirmed, newest first. */
        get: operations["bulkactions_list"];
        put?: never;
        /** Prepares an action and says what it would do. Nothing happens until it is confirmed. */
        post: operations["bulkactions_prepare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk-actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What it does or did. */
        get: operations["bulkactions_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk-actions/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts it after the time in which it can be undone. */
        post: operations["bulkactions_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk-actions/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each application of it, in the order of the preview, fifty at a time. */
        get: operations["bulkactions_listRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk-actions/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes it back before anything has happened; 409 `bulk_already_started` afterwards. */
        post: operations["bulkactions_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bulk-actions/message-draft/{tipo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words that a message to many starts from. */
        get: operations["bulkactions_messageDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new address of one's own calendar, shown this once; the one before ends by that. */
        post: operations["calendarfeeds_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar (RFC 5545). Whoever has the address reads it: calendar programs send no session. */
        get: operations["calendarfeeds_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own, without its address. */
        get: operations["calendarfeeds_mine"];
        put?: never;
        post?: never;
        /** Ends one's own. A second time changes nothing. */
        delete: operations["calendarfeeds_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People by their current application. Filters: q (name, e-mail, phone, position, town, skills, experience, studies,
         *     letter and CV; "words together", -unwanted; the last word may be unfinished), estado, stage, departamento,
         *     prioridad, id; cualificacion (any of several, separated by commas; what includes one counts), cualificacion_vigente,
         *     turno, vehiculo_propio, futuras_ofertas; desde and hasta (days of Madrid, YYYY-MM-DD), vacante_id (or `espontanea`),
         *     ciudad (part of it), habilidades (parts, separated by commas: each must be there), con_cv, verificado,
         *     sin_respuesta (an answer is overdue), etiqueta (a tag's id). Sorted by `espera_desde` ASC, who has waited longest comes first.
         */
        get: operations["candidates_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about one person. */
        get: operations["candidates_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV: to its owner and to staff, whose view is logged. `descargar=1` saves it as a file. */
        get: operations["candidates_cv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/cv/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every CV that the person has sent, newest first. */
        get: operations["candidates_listCvVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/cv/history/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them; the view is logged. `descargar=1` saves it as a file. */
        get: operations["candidates_cvVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/cv/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of the current CV, to be read in place; the view is logged. */
        get: operations["candidates_cvText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records that may be of the same person, and those that went into this one. */
        get: operations["merges_duplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hold on a person's data, for who works with the record. */
        get: operations["holds_ofRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations of one person, newest first. */
        get: operations["talentpool_listOfCandidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes another record of the same person into this one. */
        post: operations["merges_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/provenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The imports that the person's data came with; none for who applied by themselves. */
        get: operations["provenance_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts a tag on a person; again changes nothing. */
        put: operations["tags_putOn"];
        post?: never;
        /** Takes a tag off a person; again changes nothing. */
        delete: operations["tags_takeOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Moves, messages, notes, interviews, documents and views of the CV, newest first, thirty at a time. */
        get: operations["timeline_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the portal shows the person who is signed in: profile, applications, progress. */
        get: operations["candidates_me"];
        /** The person's own profile, by the rules of the application form. A profile changed meanwhile answers 409. */
        put: operations["candidates_updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/me/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives or withdraws a consent of the person who is signed in. Repeating it changes nothing. */
        post: operations["consents_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/me/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces the person's own CV; the one before stays in HR's history. */
        put: operations["candidates_replaceCv"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/me/qualifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces the licences, availability and languages of the person who is signed in. */
        put: operations["qualifications_replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/candidates/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells a candidate that the application was received: once for each application, at the address of the record. Of
         *     one's own, the newest if none is named; staff name the application.
         */
        post: operations["notifyapplication_notify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every setting of the installation; secrets only as being set or not. */
        get: operations["config_get"];
        /** Changes one setting or several; each is checked alone. */
        put: operations["config_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's public details. */
        get: operations["config_company"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/rejection-delay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How long a rejection waits before it is sent and shown. */
        get: operations["config_rejectionDelay"];
        /** Changes it for the rejections that follow; those that wait keep their time. */
        put: operations["config_setRejectionDelay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/smtp/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message now to the address of who asks, over the server that is set, and says how it answered. */
        post: operations["mailserver_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to the company. Programs, which show no form, may send two in ten minutes and ten a day. */
        post: operations["contact_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another name of POST /api/contact. */
        post: operations["contact_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active departments with their positions. Filter `uso`: candidatura, perfil, vacante or personal;
         *     `inactivos`: also those that are offered no more, to name old records.
         */
        get: operations["departments_list"];
        put?: never;
        post: operations["catalogue_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["catalogue_update"];
        post?: never;
        /** Refused with the reason while anything uses it. */
        delete: operations["catalogue_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/{id}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["catalogue_addPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/{id}/positions/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["catalogue_updatePosition"];
        post?: never;
        /** Refused with the reason while anything uses it. */
        delete: operations["catalogue_removePosition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/{id}/positions/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts all positions of the department in an order. */
        put: operations["catalogue_orderPositions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every department and position, active or not, with how much uses each department. */
        get: operations["catalogue_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/departments/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts all departments in an order. */
        put: operations["catalogue_order"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was asked of one candidate, newest first. */
        get: operations["documents_list"];
        put?: never;
        /** Asks for a document and tells the candidate. */
        post: operations["documents_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["documents_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the request back. */
        post: operations["documents_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file: to its owner and to staff, whose view is logged. `descargar=1` saves it. */
        get: operations["documents_file"];
        /** Sends the file that was asked of who is signed in. */
        put: operations["documents_send"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for another file and tells the candidate why. */
        post: operations["documents_refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is asked of who is signed in. */
        get: operations["documents_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft of a vacancy's form, or of the one without. */
        get: operations["drafts_find"];
        /** Saves what changed on a device. The last to write wins, text by text; what it replaced unseen is answered. */
        put: operations["drafts_save"];
        post?: never;
        /** Forgets the draft with its CV. */
        delete: operations["drafts_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/mine/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV that the form will send. */
        get: operations["drafts_openCv"];
        /** Keeps a PDF, DOC or DOCX with the draft, at most 5 MB, and answers what it seems to say about its owner. */
        put: operations["drafts_keepCv"];
        post?: never;
        /** Forgets the CV and keeps the rest. */
        delete: operations["drafts_removeCv"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/mine/cv/fotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Makes one PDF of photos of its pages (JPEG or PNG, at most ten and 5 MB together), in the order given. */
        put: operations["drafts_keepPhotos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drafts/mine/cv/generado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whoever has no CV gets one written from the form, with what it says when it is sent. */
        put: operations["drafts_chooseWritten"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails": {
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
        get: operations["emails_list"];
        put?: never;
        /** Sends one of the four types; to the address of the person's record. A rejection that waits leaves now instead. */
        post: operations["messages_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message with its HTML. */
        get: operations["emails_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a message that waits for its time. */
        post: operations["emails_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the message once more, as a new one, to the address the person has now. */
        post: operations["emails_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails/{id}/send-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message that waits for its time at once. */
        post: operations["emails_sendNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The words that a message by hand starts from, and who would receive it. Writes nothing. */
        post: operations["messages_draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/emails/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The message as it would arrive. Writes nothing. */
        post: operations["messages_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events: what changes in applications, interviews and candidates, as ids and stages, within a second of
         *     the change. `cambios` carries an array, `latido` comes every 20 seconds, `fin` says that the session is over.
         */
        get: operations["live_listen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Imports, newest first. */
        get: operations["imports_list"];
        put?: never;
        /** Takes a CSV or XLSX file of at most 10 MB and proposes what its columns are. Nobody is written yet. */
        post: operations["imports_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["imports_get"];
        put?: never;
        post?: never;
        /** Throws away one that was never confirmed. */
        delete: operations["imports_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops it; what was written stands until it is undone. */
        post: operations["imports_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts it in the background, as it was previewed. */
        post: operations["imports_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cvs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["cvdrafts_list"];
        put?: never;
        /** Takes one CV and reads it; sent again it is the same draft. */
        post: operations["cvdrafts_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cvs/{draft}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["cvdrafts_edit"];
        post?: never;
        delete: operations["cvdrafts_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cvs/{draft}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes it a person with an application and the CV. */
        post: operations["cvdrafts_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cvs/{draft}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV, to be read beside its draft; the view is logged. */
        get: operations["cvdrafts_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cvs/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms every draft that is complete and of nobody who is there. */
        post: operations["cvdrafts_confirmAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/errors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows that were not imported, with the reasons, to be put right and sent again. */
        get: operations["imports_errorsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says what each row would do with these columns and options. */
        put: operations["imports_plan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its rows in the order of the file, fifty at a time. */
        get: operations["imports_listRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows/{numero}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What is done with one duplicate, whatever is done with the others. */
        put: operations["imports_decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back everything that nobody has touched since. */
        post: operations["imports_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/cvs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a folder: it says where the CVs come from before any is sent. */
        post: operations["cvdrafts_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interview-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["availability_list"];
        put?: never;
        post: operations["availability_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interview-availability/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces it. Links that were sent show the new hours. */
        put: operations["availability_update"];
        post?: never;
        /** Removes it, with the links to its hours; interviews that were agreed stay. */
        delete: operations["availability_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interview-availability/interviewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Active staff. */
        get: operations["availability_listInterviewers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Interviews by their beginning. Filters: candidato_id, aplicacion_id, estado, tipo, entrevistador_id, from and to
         *     (days of Madrid or instants), q (candidate's name or e-mail), id.
         */
        get: operations["interviews_list"];
        put?: never;
        /** Agrees an interview, moves its application and invites the candidate. */
        post: operations["interviews_schedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["interviews_get"];
        /** Changes what is given; the candidate is told when it concerns them, after the seconds in which it may be undone. */
        put: operations["interviews_update"];
        post?: never;
        /** Removes it from every list; one that is still to come is cancelled by that, and the candidate told. */
        delete: operations["interviews_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own interview for the calendar (RFC 5545). */
        get: operations["myinterviews_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels it and tells the candidate. A second time changes nothing. */
        post: operations["interviews_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms that one comes. A second time answers the same. */
        post: operations["myinterviews_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/estado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the estado; `realizada` moves the application on. */
        post: operations["interviews_setEstado"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/reschedule-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for another moment; human resources decide. */
        post: operations["myinterviews_requestAnother"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back the last change while the candidate has not been told of it. */
        post: operations["interviews_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a calendar draws of some days, at most 62. Filters: from and to (required; as in the list), candidato_id,
         *     estado, tipo, entrevistador_id.
         */
        get: operations["interviewplanning_agenda"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hours of a day at which neither the candidate nor the interviewer has another interview. */
        get: operations["interviewplanning_free"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/interviewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staff who may interview, by name. */
        get: operations["interviewplanning_interviewers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interviews/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interviews of whoever is signed in, the latest first. */
        get: operations["myinterviews_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The person who is signed in has opened the page of a vacancy from an invitation. */
        post: operations["talentpool_seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The system log, newest first; 50 entries unless asked otherwise. Filters: q (words of action and details), nivel,
         *     usuario (id, part of name or e-mail, or `system`: what they did, and what was done with their account), accion, desde and hasta (days of Madrid, YYYY-MM-DD), entity,
         *     entity_id, cuenta (id of an account: what it did and what was done with it).
         */
        get: operations["logs_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry. */
        get: operations["logs_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The actions that occur in the log. */
        get: operations["logs_actions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the filter of the list selects, as a CSV file. */
        get: operations["logs_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/seal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the last comparison of the log with its seals came out. */
        get: operations["logs_seal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compares the whole log with its seals now. */
        post: operations["logs_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merges/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a merge back. */
        post: operations["merges_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest 200 about one candidate. */
        get: operations["notes_list"];
        put?: never;
        post: operations["notes_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes one's own note. */
        put: operations["notes_edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes one's own note away; it can be put back. */
        post: operations["notes_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts it back. */
        post: operations["notes_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the person who is signed in was told of, newest first. Filters: leida (true or false), id. */
        get: operations["notifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks some as read. */
        post: operations["notifications_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks all that there are as read. */
        post: operations["notifications_readAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the person who is signed in likes to work. */
        get: operations["preferences_get"];
        /** Sets what is given; null takes a choice back. */
        put: operations["preferences_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether who is signed in may erase their account, and whether they have asked to. */
        get: operations["privacy_state"];
        put?: never;
        /** Asks to erase the account: a message with a link, good for 24 hours, asks to confirm. A newer one replaces it. */
        post: operations["privacy_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/erasure/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the request back: its link does nothing any more. Without a request nothing happens. */
        post: operations["privacy_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/erasure/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases the account with the token of the link. Once more changes nothing. */
        post: operations["privacy_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything held about who is signed in: a ZIP with a readme, `datos.json` and the files. At most 5 a day. */
        post: operations["privacy_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those in force first, each the newest first. */
        get: operations["holds_list"];
        put?: never;
        /** Keeps a person's data from being erased; takes them out of quarantine. */
        post: operations["holds_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/holds/{id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["holds_lift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/keeping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the data of who is signed in are about to go. */
        get: operations["keeping_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/keeping/link/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases everything now, with the token of the reminder's link. */
        post: operations["keeping_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/keeping/link/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same with the token of the reminder's link. */
        post: operations["keeping_renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/keeping/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps them for another term; brings them back from quarantine. */
        post: operations["keeping_renewOwn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/notices/{formulario}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The draft, if there is one, and every version, the newest first. */
        get: operations["notices_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/notices/{formulario}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves the draft of the next version. */
        put: operations["notices_save"];
        post?: never;
        /** Throws the draft away; again changes nothing. */
        delete: operations["notices_discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/notices/{formulario}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The draft becomes the version in force; its words never change again. */
        post: operations["notices_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filters: situacion (abiertas, the default, by deadline; cerradas, the last first) and tipo. */
        get: operations["rights_list"];
        put?: never;
        /** Writes down a request that came by another way than the portal. */
        post: operations["rights_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["rights_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The person's copy as a ZIP, to be handed over. */
        post: operations["rights_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests/{id}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The reason is mailed to the person. */
        post: operations["rights_deny"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases whoever asked, with account, files and messages, and answers the request with it. */
        post: operations["rights_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Two months more; the reason is mailed to the person. Once, and within the first month. */
        post: operations["rights_extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests/{id}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The identity of who asks has been checked. */
        post: operations["rights_identify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rights_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rights_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/requests/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many wait for an answer, and how many are overdue. */
        get: operations["rights_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/retention/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who will have been reminded (the default step), hidden or erased by a day, if nobody does anything until then. */
        get: operations["retention_plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/retention/plan/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of it as a file for a spreadsheet. */
        get: operations["retention_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/retention/plan/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of each step. */
        get: operations["retention_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/retention/quarantine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose record nobody can read any more, the next to be erased first. A hold brings it back. */
        get: operations["retention_quarantine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/retention/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["retention_read"];
        put: operations["retention_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For people whose mail program opens the address instead of calling it: the page with the button. */
        get: operations["proposals_unsubscribePage"];
        put?: never;
        /** Withdraws the consent for other openings; as mail programs call it (RFC 8058): the address alone counts. */
        post: operations["proposals_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rejection-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why HR rejects, in the order of the list: at most 100. Filter `activo`. */
        get: operations["rejectionreasons_list"];
        put?: never;
        post: operations["rejectionreasons_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rejection-reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["rejectionreasons_get"];
        put: operations["rejectionreasons_update"];
        post?: never;
        /** Only one that was never used; a used one is deactivated instead. */
        delete: operations["rejectionreasons_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rrhh/email-service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the e-mail service stands, as the last check found it. */
        get: operations["rrhh_emailService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rrhh/notify-status-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells the person where the application stands, at the address of the record, when no message has told since it was
         *     moved there; else it answers with that message. An application that stands elsewhere answers 409 `status_not_current`.
         */
        post: operations["rrhh_notifyStatusChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rrhh/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends one of the four types to the address of the record, as POST /api/emails does. The same words to the same
         *     application within a day are sent once; an Idempotency-Key of its own makes them another message.
         */
        post: operations["rrhh_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rrhh/update-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves the application and tells the person, as POST /api/applications/{id}/move does. Where it stands already, nothing changes. */
        post: operations["rrhh_updateStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rrhh/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether such a message could be sent, and what speaks against it. Writes nothing. */
        post: operations["rrhh_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those of the person who is signed in, in their own order: at most 50. */
        get: operations["savedviews_list"];
        put?: never;
        /** Keeps filters and order under a name. */
        post: operations["savedviews_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames it, gives it other filters, or makes it the one that opens. */
        put: operations["savedviews_change"];
        post?: never;
        delete: operations["savedviews_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-views/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Puts one's views in this order; those not named follow in the order that they had. */
        put: operations["savedviews_order"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scorecard-criteria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All, in their order. */
        get: operations["criteria_list"];
        put?: never;
        post: operations["criteria_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scorecard-criteria/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["criteria_update"];
        post?: never;
        /** Scorecards that were given keep it. */
        delete: operations["criteria_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scorecards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of one candidate's interviews, with a summary of each application. */
        get: operations["scorecards_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scorecards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives one's own of an interview, or changes it. The same again changes nothing. */
        put: operations["scorecards_give"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scorecards/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks somebody without an account for theirs; while a link to that address is good, a second time sends nothing. */
        post: operations["scorecards_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scorecards/requests/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The link of a request is good for nothing any more. */
        post: operations["scorecards_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slot-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of one candidate, the newest first. */
        get: operations["slotinvitations_list"];
        put?: never;
        /** Sends a candidate the link; an open one of the same application ends by that. */
        post: operations["slotinvitations_offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slot-invitations/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The link is good for nothing any more. What was picked stays. */
        post: operations["slotinvitations_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slot-invitations/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What whoever is signed in has yet to pick. */
        get: operations["slotinvitations_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications by stage. */
        get: operations["totals_applications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of the HR cards. Filter: departamento. */
        get: operations["stats_candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/charts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications by week, stage, department and channel; times in a stage and to hire. */
        get: operations["dashboard_readCharts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/counted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The applications behind a figure. Filter: cuenta (recibidas, respondidas, contratadas, estancias), desde, hasta,
         *     etapa, departamento, canal, retirada, contratada, dias_desde, dias_hasta. The newest first.
         */
        get: operations["dashboard_listCounted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The administrators' start page: figures of a period beside the one before, what is new, what is asked for most. */
        get: operations["dashboard_readDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of the interview cards. Filter: candidato_id. */
        get: operations["stats_interviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts, vacancies, applications and departments. */
        get: operations["totals_system"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people have waited for an answer longer than their stage allows. Filter: departamento. */
        get: operations["stats_unanswered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/vacancies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vacancies by estado, and the applications they have received. */
        get: operations["totals_vacancies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What runs, and since when. */
        get: operations["system_info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/rate-limit-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often things may be tried. */
        get: operations["system_rateLimitInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Database, mail, files and jobs as the last check found them, with its time: they are checked once a minute. */
        get: operations["system_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of them by name, with how many people carry each. */
        get: operations["tags_list"];
        put?: never;
        post: operations["tags_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["tags_change"];
        post?: never;
        /** Takes it off everybody; the answer says how many carried it. */
        delete: operations["tags_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The messages whose words HR may change: a dozen, always all. */
        get: operations["templates_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["templates_get"];
        /** Writes a new version. A stale one answers 409 and changes nothing. */
        put: operations["templates_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The words as they would arrive, with a candidate's values or invented ones. Writes nothing. */
        post: operations["templates_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes an older version's words as a new one. */
        post: operations["templates_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends it to the address of who is signed in, and to nobody else. */
        post: operations["templates_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templates/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Its versions, newest first; version 0, the product's own words, is the last. */
        get: operations["templates_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations: those with something unread first, then the newest. Filter: sin_leer (true). */
        get: operations["threads_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conversation with a candidate. */
        get: operations["threads_get"];
        put?: never;
        /** Writes to a candidate, who is told by mail and in the portal. */
        post: operations["threads_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks what the candidate wrote as read, up to a message. */
        post: operations["threads_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a conversation: to its candidate and to staff, whose reading is logged. */
        get: operations["threads_attachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own conversation with human resources. */
        get: operations["threads_mine"];
        put?: never;
        /** Writes to human resources, who are told by mail. */
        post: operations["threads_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/threads/mine/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks what human resources wrote as read, up to a message. */
        post: operations["threads_readMine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of one vacancy or, without it, of all openings; with what each brought. */
        get: operations["trackinglinks_list"];
        put?: never;
        post: operations["trackinglinks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking-links/{codigo}/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts one arrival by a link. The answer is the same whether there is such a code. */
        post: operations["trackinglinks_visit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["trackinglinks_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracking-links/{id}/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["trackinglinks_qr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of staff and candidates, newest first. Filters: q (parts of name and e-mail), role (admin, rrhh, candidate,
         *     or `personal` for the first two), status (active, inactive). Sorted by created_at, last_sign_in_at or email.
         */
        get: operations["users_list"];
        put?: never;
        /** Creates an account of staff, with a password or by invitation. */
        post: operations["users_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account with its open sessions. */
        get: operations["users_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes role or status; never the own. Sessions of the account end at once. A candidate that becomes staff loses the
         *     password and is invited.
         */
        patch: operations["users_change"];
        trace?: never;
    };
    "/api/users/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every session of the account. */
        post: operations["users_endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the invitation again to staff who have no password yet. */
        post: operations["users_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reset-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the second factor off, for somebody who has lost the phone and the recovery codes; the owner is told. */
        post: operations["users_resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies": {
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
        get: operations["vacancies_list"];
        put?: never;
        post: operations["vacancymanagement_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vacancy. A closed one answers 410, a draft or hidden one 404, except to staff. */
        get: operations["vacancies_get"];
        /** Not while it is closed, nor while it is active with applications: pause or duplicate it. */
        put: operations["vacancymanagement_update"];
        post?: never;
        /** Only one that nobody has applied to. */
        delete: operations["vacancymanagement_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/answer-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers everyone who waits in a vacancy: each open application moves to rechazada, with this text, in the
         *     background. Asked again while it runs, it answers with the order that runs.
         */
        post: operations["vacancyanswers_answerAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes a vacancy and, if so wished, answers everyone who waits: each moves to rechazada in the background, and the
         *     message waits as rejections do, so that it can be taken back. Repeated, it answers nobody twice.
         */
        post: operations["closing_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who would be left without an answer if the vacancy were closed now, and what they would be told. */
        get: operations["closing_draft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/closing/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The message as the first of them would get it. Writes nothing. */
        post: operations["closing_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A draft with the same text. */
        post: operations["vacancymanagement_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was done to it, newest first: the last 200. */
        get: operations["vacancymanagement_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was invited to the vacancy, newest first. */
        get: operations["talentpool_list"];
        put?: never;
        /**
         * Invites people to apply, each with one message. A person is invited to a vacancy once for ever and to one vacancy
         *     in two weeks: the answer says what became of each, and a repetition sends nothing.
         */
        post: operations["talentpool_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/invitations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The invitation as it would arrive. Writes nothing. */
        post: operations["talentpool_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past candidates who agreed to be told of other openings and fit the vacancy, best first: by position, department,
         *     qualifications, town and how recently they applied.
         */
        get: operations["talentpool_listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens, pauses or keeps back a vacancy. */
        post: operations["closing_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/unanswered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who waits for an answer in a vacancy: to be asked before it is closed. */
        get: operations["vacancyanswers_unanswered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/{id}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who waits for an answer in a vacancy: overdue first, then who waits longest. */
        get: operations["closing_listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancies/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many open vacancies each option of each filter would give, with the list's filters. */
        get: operations["vacancies_facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancy-answers/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each application of such an order, and how it came out. */
        get: operations["vacancyanswers_listRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancy-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of up to a hundred vacancies, in no order. `ids`: separated by commas. */
        get: operations["closing_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vacancy-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many vacancies there are, and applications to them. */
        get: operations["vacancymanagement_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhooks_list"];
        put?: never;
        /** The answer has the secret, this once. */
        post: operations["webhooks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["webhooks_get"];
        put: operations["webhooks_update"];
        post?: never;
        delete: operations["webhooks_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest first, 25 at a time. */
        get: operations["webhooks_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** With the body as it is sent and every attempt. */
        get: operations["webhooks_delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends one again, whatever became of it, with the same `webhook-id`. */
        post: operations["webhooks_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends again what was given up since then. */
        post: operations["webhooks_replayFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret; for 24 hours messages carry the signatures of both. */
        post: operations["webhooks_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends `webhook.test`. The answer is the delivery as it stands; ask for it again to see how it went. */
        post: operations["webhooks_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/contact-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another name of POST /api/contact. */
        post: operations["contactfunction_invoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/rrhh-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another name of POST /api/rrhh/send. */
        post: operations["rrhhemailfunction_invoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as /health/ready. */
        get: operations["health_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 200 as long as the process answers at all: nothing else is asked. Whoever gets no answer restarts it. */
        get: operations["health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 200 while this process takes requests and reaches its database within two seconds; 503 otherwise, and from the
         *     moment it is asked to stop: a proxy then sends people elsewhere.
         */
        get: operations["health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of this process and of the installation in Prometheus' text format. The bearer is METRICS_TOKEN; an
         *     installation without one has no such page (404).
         */
        get: operations["metrics_metrics"];
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
        Activity: {
            detalle: string;
            fecha: string;
            /** @description Of the person or the vacancy. */
            id: string;
            /** @enum {string} */
            prioridad: "alta" | "baja" | "media";
            /** @enum {string} */
            tipo: "vacante" | "candidato";
            titulo: string;
        };
        AgendaInterview: {
            candidato_id: string;
            candidato_nombre: string;
            entrevistador_nombre: string | null;
            /** @enum {string} */
            estado: "programada" | "confirmada" | "realizada" | "cancelada" | "no_presentada";
            fin: string;
            id: string;
            /** @description ISO 8601 instants. */
            inicio: string;
            /** @description The candidate asks for another moment. */
            pide_otro_momento: boolean;
            /** @enum {string} */
            tipo: "presencial" | "virtual" | "telefonica";
            version: number;
        };
        AgendaResponse: {
            entrevistas: components["schemas"]["AgendaInterview"][];
            /** @description There are more than these in the days asked for. */
            hay_mas: boolean;
        };
        AlertCriterion: {
            /** @description What the condition is about. */
            etiqueta: string;
            /** @description What it asks for. */
            valor: string;
        };
        AlertRequest: {
            /** @description Version of the privacy notice that was shown. */
            aviso_version?: string;
            criterios: components["schemas"]["AlertSearch"];
            email: string;
        };
        AlertResponse: {
            /** @description Path of the page where the alert is ended, with its key: only for whoever has a link to the alert. */
            baja: string;
            /** @description What is looked for, in words; empty: every opening. */
            criterios: components["schemas"]["AlertCriterion"][];
            /**
             * @description `pendiente`: to be confirmed. `activa`: messages come. `baja`: none come any more.
             * @enum {string}
             */
            estado: "pendiente" | "activa" | "baja";
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
            jornada?: "Completa" | "Parcial" | "Flexible";
            /** @description Words that are all in the opening. */
            q?: string;
            /** @description Euros a year: openings that pay as much at their upper end. */
            salario_min?: number;
            /** @description At least one of these. */
            tags?: string[];
            /** @enum {array} */
            tipo_contrato?: "Indefinido" | "Temporal" | "Prácticas";
            ubicacion?: string[];
        };
        AlertTokenRequest: {
            token: string;
        };
        AnswerAllRequest: {
            /** @description Text for each candidate: in the message and in the portal. */
            mensaje?: string;
        };
        AnswerTimes: {
            en_revision: number;
            entrevista: number;
            recibida: number;
        };
        ApiKeyResponse: {
            /** @description Until when the key before the last renewal is good too; null: there is none. */
            anterior_hasta: string | null;
            /** @description Who made it, or renewed it last. */
            autor: string;
            /** @description ISO 8601 instant. */
            caduca: string;
            /** @description ISO 8601 instant. */
            created_at: string;
            /** @enum {string} */
            estado: "activa" | "caduca_pronto" | "caducada" | "revocada" | "sin_efecto";
            id: string;
            nombre: string;
            /** @description What it was given. */
            permisos: string[];
            /** @description What it may do today: less when its maker may do less. */
            permisos_efectivos: string[];
            /** @description How the key begins. */
            prefijo: string;
            /** @description How that one begins. */
            prefijo_anterior: string | null;
            /** @description ISO 8601 instant. */
            revocada_at: string | null;
            /** @description ISO 8601 instant, to within a minute; null: never used. */
            ultimo_uso: string | null;
        };
        ApiKeyWithSecret: {
            api_key: components["schemas"]["ApiKeyResponse"];
            /** @description The whole key. It is shown this once and kept nowhere. */
            clave: string;
        };
        ApplicationResponse: {
            abierta: boolean;
            candidato_id: string;
            /** @description The vacancy's questions as they were asked, with the answers. */
            cuestionario_respuestas: components["schemas"]["ScreeningAnswerResponse"][];
            departamento: string;
            /** @description ISO 8601 instant of the last move, or of the application itself: since when it waits, while it is open. */
            en_fase_desde: string;
            /** @enum {string} */
            estado: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            fecha_aplicacion: string;
            fecha_contratacion: string | null;
            fecha_respuesta: string | null;
            /** @description HR's own. */
            feedback_rrhh: string | null;
            /** @description Oldest first. */
            historial: components["schemas"]["HistoryEntry"][];
            id: string;
            mover_a: ("recibida" | "en_revision" | "contratada" | "rechazada" | "entrevista")[];
            /** @description HR's own. */
            notas_rrhh: string | null;
            posicion: string;
            /** @enum {string} */
            prioridad: "alta" | "baja" | "media";
            rechazo_en_espera: components["schemas"]["WaitingRejection"] | null;
            retirada: boolean;
            /** @enum {string} */
            stage: "recibida" | "en_revision" | "contratada" | "rechazada" | "entrevista";
            /** @description Null: spontaneous. */
            vacante_id: string | null;
            vacante_titulo: string | null;
            version: number;
        };
        ApplicationStatistics: {
            hired: number;
            in_review: number;
            interviewed: number;
            new: number;
            rejected: number;
            total: number;
            /** @description Withdrawn by the candidate, in whichever stage. */
            withdrawn: number;
        };
        ApplicationSummary: {
            aplicacion_id: string;
            /** @description Of what one may see. */
            evaluaciones: number;
            media: number | null;
            medias: components["schemas"]["CriterionMean"][];
            /** @description What the person applied for: the vacancy, or the code of the position. */
            puesto: string;
            recomendaciones: components["schemas"]["RecommendationCounts"];
        };
        AskDocumentRequest: {
            /**
             * Format: uuid
             * @description An application of that person; absent: about the person.
             */
            aplicacion_id?: string;
            /** Format: uuid */
            candidato_id: string;
            /** @description How it should be; the candidate reads it. */
            instrucciones?: string;
            nombre: string;
            /** @description YYYY-MM-DD. */
            plazo?: string;
        };
        AskScorecardRequest: {
            /** Format: email */
            email: string;
            nombre: string;
        };
        AttemptResponse: {
            codigo: number | null;
            error: string | null;
            /** @description ISO 8601 instant. */
            iniciado_at: string;
            /** @description Null: it was cut off, or is under way. */
            ms: number | null;
            numero: number;
            /** @description Beginning of the answer, 1 kB at most. */
            respuesta: string | null;
        };
        AvailabilityRequest: {
            activa: boolean;
            antelacion_horas: number;
            dias_vista: number;
            duracion_min: number;
            /**
             * Format: uuid
             * @description A staff account.
             */
            entrevistador_id: string;
            franjas: components["schemas"]["WindowDto"][];
            /** @description Kept only for `virtual`; https only. */
            link_virtual?: string | null;
            margen_antes_min: number;
            margen_despues_min: number;
            /** @description How HR calls it; candidates do not see it. */
            nombre: string;
            /** @enum {string} */
            tipo: "presencial" | "virtual" | "telefonica";
            /** @description Kept only for `presencial`. */
            ubicacion?: string | null;
        };
        AvailabilityResponse: {
            activa: boolean;
            antelacion_horas: number;
            dias_vista: number;
            duracion_min: number;
            entrevistador_id: string;
            entrevistador_nombre: string;
            franjas: components["schemas"]["WindowDto"][];
            id: string;
            link_virtual: string | null;
            margen_antes_min: number;
            margen_despues_min: number;
            nombre: string;
            /** @enum {string} */
            tipo: "presencial" | "virtual" | "telefonica";
            ubicacion: string | null;
            version: number;
        };
        AvailabilityUpdate: {
            activa: boolean;
            antelacion_horas: number;
            dias_vista: number;
            duracion_min: number;
            /**
             * Format: uuid
             * @description A staff account.
             */
            entrevistador_id: string;
            franjas: components["schemas"]["WindowDto"][];
            /** @description Kept only for `virtual`; https only. */
            link_virtual?: string | null;
            margen_antes_min: number;
            margen_despues_min: number;
            /** @description How HR calls it; candidates do not see it. */
            nombre: string;
            /** @enum {string} */
            tipo: "presencial" | "virtual" | "telefonica";
            /** @description Kept only for `presencial`. */
            ubicacion?: string | null;
            /** @description The version that was read; another one answers 409 `availability_stale`. */
            version: number;
        };
        BoardCard: {
            apellidos: string;
            /** @description The application shown; every action names it and its version. */
            aplicacion_id: string;
            aplicacion_version: number;
            candidato_id: string;
            /** @description API address that checks who asks. */
            cv_url: string | null;
            departamento: string;
            email: string;
            /** @description ISO 8601 instant of its next live interview. */
            entrevista_inicio: string | null;
            /** @enum {string} */
            estado: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            /** @description ISO 8601 instant. */
            fecha_aplicacion: string;
            /** @description The candidate's id, or the application's on a vacancy's board. */
            id: string;
            /** @description Stages it may be moved to. */
            mover_a: ("recibida" | "en_revision" | "contratada" | "rechazada" | "entrevista")[];
            nombre: string;
            /** @description Open applications besides the one shown. */
            otras_abiertas: number;
            posicion: string;
            /** @enum {string} */
            prioridad: "alta" | "baja" | "media";
            /** @enum {string} */
            stage: "recibida" | "en_revision" | "contratada" | "rechazada" | "entrevista";
            telefono: string;
            tiene_cv: boolean;
            /** @description Whether human resources have written feedback on it. */
            tiene_feedback: boolean;
            vacante_id: string | null;
            vacante_titulo: string | null;
        };
        BoardCounts: {
            contratada: number | null;
            en_revision: number | null;
            entrevista: number | null;
            rechazada: number | null;
            recibida: number | null;
        };
        BoardPage: {
            /** @description Asks for the cards behind these; null: there are no more. */
            siguiente: string | null;
            /** @description Newest first. */
            tarjetas: components["schemas"]["BoardCard"][];
        };
        BulkActionRequest: {
            etiqueta?: components["schemas"]["BulkTag"];
            /** @description Applications that the filter shows and that are left out. */
            excluir?: string[];
            /**
             * @description The filter of the list of candidates, as JSON text: the current application of each person it shows.
             * @example {"stage":"recibida"}
             */
            filtro?: string;
            /** @description Applications, one by one. */
            ids?: string[];
            mensaje?: components["schemas"]["BulkMessage"];
            mover?: components["schemas"]["BulkMove"];
            /** @enum {string} */
            prioridad?: "alta" | "media" | "baja";
            /** @enum {string} */
            tipo: "mover" | "prioridad" | "mensaje" | "etiqueta";
        };
        BulkActionResponse: {
            /** @description Until it has run: who will get a message; null when nobody would. */
            correos: components["schemas"]["BulkEmails"] | null;
            created_at: string;
            deshechas: number;
            /** @description ISO 8601 instant at which it starts; null until it is confirmed. */
            ejecutar_at: string | null;
            /** @enum {string} */
            estado: "borrador" | "programada" | "en_curso" | "terminada" | "deshecha";
            fallidas: number;
            hechas: number;
            id: string;
            /** @description Why some are left out or failed, the most frequent reasons first. */
            motivos: components["schemas"]["BulkOutcome"][];
            omitidas: number;
            pendientes: number;
            terminada_at: string | null;
            /** @enum {string} */
            tipo: "mover" | "prioridad" | "mensaje" | "etiqueta";
            /** @description What it does, in words. */
            titulo: string;
            total: number;
        };
        BulkEmails: {
            /** @description Notifications are off: messages are kept and not sent. */
            desactivados: boolean;
            /** @description People who get a message. */
            recibiran: number;
            /** @description Of those, with an address that they have not verified. */
            sin_verificar: number;
        };
        BulkMessage: {
            asunto: string;
            cuerpo: string;
            /** @enum {string} */
            tipo: "contacto" | "confirmacion_entrevista" | "contratacion" | "rechazo";
        };
        BulkMessageDraft: {
            asunto: string;
            cuerpo: string;
            /** @description What the words may name; everybody gets their own. */
            variables: components["schemas"]["TemplateVariableResponse"][];
        };
        BulkMove: {
            /** @enum {string} */
            estado: "recibida" | "en_revision" | "entrevista" | "contratada" | "rechazada";
            /** @description Text for each candidate, as in a move. */
            mensaje_candidato?: string;
            /**
             * Format: uuid
             * @description HR's own reason of a rejection.
             */
            motivo_rechazo_id?: string;
            /** @description Whether the candidates get a message; true unless said. */
            notificar?: boolean;
        };
        BulkOutcome: {
            /** @description A stable word: an error's code, or `sin_cambios`. */
            codigo: string;
            /** @enum {string} */
            estado: "pendiente" | "hecha" | "omitida" | "fallida" | "deshecha";
            motivo: string;
            total: number;
        };
        BulkRowResponse: {
            apellidos: string;
            aplicacion_id: string;
            candidato_id: string;
            /** @enum {string} */
            estado: "pendiente" | "hecha" | "omitida" | "fallida" | "deshecha";
            /** @description Why nothing was done. */
            motivo: string | null;
            nombre: string;
            orden: number;
        };
        BulkRowsPage: {
            filas: components["schemas"]["BulkRowResponse"][];
            /** @description To be given as `despues` for the next page; null: this is the last one. */
            siguiente: number | null;
        };
        BulkTag: {
            /** Format: uuid */
            id: string;
            /** @description Takes it off instead. */
            quitar?: boolean;
        };
        CalendarFeedResponse: {
            /** @description ISO 8601 instants. */
            creado: string;
            /** @description When a calendar program last fetched it, to within five minutes. */
            usado: string | null;
        };
        CalendarFeedState: {
            /** @description Null: there is none. */
            calendario: components["schemas"]["CalendarFeedResponse"] | null;
        };
        CandidateResponse: {
            apellidos: string;
            /** @description The application shown; every action names it and its version. */
            aplicacion_id: string;
            aplicacion_version: number;
            /** @description All applications, newest first. */
            aplicaciones: components["schemas"]["ApplicationResponse"][];
            carta_presentacion: string | null;
            ciudad: string;
            codigo_postal: string | null;
            /** @description Where `q` was found, when the row itself does not show it. */
            coincidencia: components["schemas"]["MatchResponse"] | null;
            /** @description How each purpose stands, given or not. */
            consentimientos: components["schemas"]["ConsentResponse"][];
            created_at: string;
            cualificaciones: components["schemas"]["QualificationsResponse"];
            cv: components["schemas"]["CvResponse"] | null;
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
            /** @description ISO 8601 instant of the next live interview of the application shown; null when there is none. */
            entrevista_inicio: string | null;
            /** @enum {string|null} */
            entrevista_tipo: "presencial" | "virtual" | "telefonica" | null;
            entrevista_ubicacion: string | null;
            /** @description ISO 8601 instant since when the open application that waits longest has waited; null when none is open. */
            espera_desde: string | null;
            /** @enum {string} */
            estado: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            /** @description What HR has labelled the person with, by name. */
            etiquetas: components["schemas"]["RowTag"][];
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
            mover_a: ("recibida" | "en_revision" | "contratada" | "rechazada" | "entrevista")[];
            nombre: string;
            /** @description Open applications besides the one shown. */
            otras_abiertas: number;
            /** @description Code of the position, or free text. */
            posicion: string;
            /** @enum {string} */
            prioridad: "alta" | "baja" | "media";
            /** @description The candidate withdrew it. */
            retirada: boolean;
            /** @description The application of these days: it may be another than the one shown. */
            sin_respuesta_aplicacion_id: string | null;
            /** @description Whole days without an answer, when an answer is overdue; else null. */
            sin_respuesta_dias: number | null;
            /** @enum {string} */
            stage: "recibida" | "en_revision" | "contratada" | "rechazada" | "entrevista";
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
            /** @description Where `q` was found, when the row itself does not show it. */
            coincidencia: components["schemas"]["MatchResponse"] | null;
            created_at: string;
            /** @description API address that checks who asks. */
            cv_url: string | null;
            /** @description Code of the department. */
            departamento: string;
            email: string;
            /** @description False: HR reads "Email sin verificar". */
            email_verified: boolean;
            /** @description ISO 8601 instant of the next live interview of the application shown; null when there is none. */
            entrevista_inicio: string | null;
            /** @description ISO 8601 instant since when the open application that waits longest has waited; null when none is open. */
            espera_desde: string | null;
            /** @enum {string} */
            estado: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            /** @description What HR has labelled the person with, by name. */
            etiquetas: components["schemas"]["RowTag"][];
            /** @description The cover letter's first 280 characters. */
            extracto_carta: string | null;
            /** @description ISO 8601 instant. */
            fecha_aplicacion: string;
            /** @description ISO 8601 instant of the first move out of recibida. */
            fecha_respuesta: string | null;
            id: string;
            /** @description Stages it may be moved to. */
            mover_a: ("recibida" | "en_revision" | "contratada" | "rechazada" | "entrevista")[];
            nombre: string;
            /** @description Open applications besides the one shown. */
            otras_abiertas: number;
            /** @description Code of the position, or free text. */
            posicion: string;
            /** @enum {string} */
            prioridad: "alta" | "baja" | "media";
            /** @description The candidate withdrew it. */
            retirada: boolean;
            /** @description The application of these days: it may be another than the one shown. */
            sin_respuesta_aplicacion_id: string | null;
            /** @description Whole days without an answer, when an answer is overdue; else null. */
            sin_respuesta_dias: number | null;
            /** @enum {string} */
            stage: "recibida" | "en_revision" | "contratada" | "rechazada" | "entrevista";
            telefono: string;
            tiene_cv: boolean;
            updated_at: string;
            vacante_id: string | null;
            vacante_titulo: string | null;
        };
        CandidateScorecardsResponse: {
            /** @description The latest first. */
            entrevistas: components["schemas"]["InterviewScorecards"][];
            resumenes: components["schemas"]["ApplicationSummary"][];
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
        CatalogueDepartment: {
            activo: boolean;
            /** @description What records store; never changes. */
            codigo: string;
            id: string;
            nombre: string;
            ofrecido_en: ("vacante" | "candidatura" | "perfil" | "personal")[];
            posiciones: components["schemas"]["CataloguePosition"][];
            usos: components["schemas"]["DepartmentUses"];
            version: number;
        };
        CataloguePosition: {
            activa: boolean;
            /** @description What records store; never changes. */
            codigo: string;
            id: string;
            nombre: string;
            version: number;
        };
        ChangePasswordRequest: {
            confirm_password: string;
            current_password: string;
            password: string;
        };
        ChangeUserRequest: {
            /** @enum {string} */
            role?: "admin" | "rrhh" | "candidate";
            /** @enum {string} */
            status?: "active" | "inactive";
        };
        ChartsResponse: {
            canales: components["schemas"]["GroupFigure"][];
            contratacion: components["schemas"]["HireTimes"];
            departamentos: components["schemas"]["GroupFigure"][];
            embudo: components["schemas"]["StageFigure"][];
            estancias: components["schemas"]["StayFigure"][];
            periodo: components["schemas"]["PeriodResponse"];
            /** @description Applications received in the period. */
            recibidas: number;
            /** @description Of those received, withdrawn by the candidate, in whichever stage. */
            retiradas: number;
            semanas: components["schemas"]["WeekFigure"][];
        };
        CloseVacancyRequest: {
            asunto?: string;
            cuerpo?: string;
            /** @description HR's own. Needed where people stay without an answer. */
            motivo?: string;
            /**
             * Format: uuid
             * @description HR's own reason of the rejections, from the list of reasons.
             */
            motivo_rechazo_id?: string;
            /** @description Whether everyone who waits is told that they are not selected. */
            responder: boolean;
            /**
             * @description The estado that was seen; another one answers 409 `vacancy_stale`.
             * @enum {string}
             */
            visto: "activa" | "pausada" | "cerrada" | "borrador";
        };
        ClosingPreviewRequest: {
            asunto: string;
            cuerpo: string;
        };
        ClosingResponse: {
            /** @description People who wait for an answer. */
            abiertas: number;
            /** @description The rejection's words as the template has them. */
            asunto: string;
            /** @description Messages are switched off: none would be sent. */
            avisos_desactivados: boolean;
            cuerpo: string;
            /** @enum {string} */
            estado: "activa" | "pausada" | "cerrada" | "borrador";
            /** @description Hours that a rejection waits before it is sent; it can be taken back until then. */
            retraso_horas: number;
            /** @description Of those, longer than their stage allows. */
            sin_responder: number;
            /** @description Of those who wait: whose e-mail is not confirmed. The message goes to it all the same. */
            sin_verificar: number;
            variables: components["schemas"]["TemplateVariableResponse"][];
        };
        CodeRequest: {
            code: string;
        };
        CompanyInfo: {
            address: string;
            city: string;
            email: string;
            /** @description Mailbox of human resources. */
            email_rrhh: string;
            /** @description Opening hours, in words. */
            hours: string;
            /**
             * @description How this installation writes dates and numbers; texts are Spanish.
             * @enum {string}
             */
            language: "es" | "en" | "fr";
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
            /**
             * @description The zone in which instants are shown.
             * @enum {string}
             */
            timezone: "Europe/Madrid" | "Europe/London" | "America/New_York" | "America/Los_Angeles";
        };
        ComparedRecord: {
            apellidos: string;
            candidaturas: number;
            ciudad: string;
            /** @description It has an account in the portal. */
            con_cuenta: boolean;
            con_cv: boolean;
            created_at: string;
            email: string;
            /** @description YYYY-MM-DD. */
            fecha_nacimiento: string | null;
            id: string;
            nombre: string;
            telefono: string;
            updated_at: string;
        };
        ComponentStatus: {
            /** @enum {string} */
            componente: "correo" | "base_de_datos" | "almacenamiento" | "cola";
            /** @description Null: not checked yet. */
            comprobado_at: string | null;
            /** @description Figures of the check, by name. */
            datos: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            estado: "ok" | "aviso" | "fallo";
            /** @description What is so, or what is wrong. */
            mensaje: string;
            nombre: string;
        };
        ConfirmCvDraftRequest: {
            /**
             * @description For who is there already: `crear` only where the e-mails differ.
             * @enum {string}
             */
            decision?: "candidatura" | "crear";
            version: number;
        };
        ConfirmedDrafts: {
            confirmados: number;
            /** @description Left as they are: incomplete, or of somebody who is there. */
            pendientes: number;
        };
        ConfirmEmailChangeRequest: {
            /** @description Where the account is not signed in. */
            password?: string;
            token: string;
        };
        ConfirmEmailChangeResponse: {
            /** @description The account's address from now on. */
            email?: string;
            /**
             * @description `password_required`: the account is not signed in in this browser, or the password was wrong.
             * @enum {string}
             */
            status: "confirmed" | "password_required";
        };
        ConfirmImportRequest: {
            /** @description That there is a legal basis for keeping these data. */
            confirma: boolean;
            /** @description YYYY-MM-DD: when the people were told; absent: they have still to be. */
            informados_el?: string;
            /** @description In words: it stands in each person's record. */
            origen: string;
            /** @description That of the preview that was seen; another one answers 409 `import_stale`. */
            revision: number;
        };
        ConsentRequest: {
            /** @description Version of the privacy notice shown beside it. */
            aviso_version?: string;
            /** @enum {string} */
            finalidad: "futuras_ofertas";
            /** @description False withdraws it. */
            otorgado: boolean;
            /** @description Version of the text that was agreed to; absent: the current one. */
            version?: string;
        };
        ConsentResponse: {
            /** @description ISO 8601 instant since when; null where there is no consent now. */
            desde: string | null;
            /** @enum {string} */
            finalidad: "futuras_ofertas";
            otorgado: boolean;
            /** @description ISO 8601 instant of the last withdrawal, where there is no consent now. */
            retirado_at: string | null;
            /** @description Version of the text agreed to; null where there is no consent now. */
            version: string | null;
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
            servicio: "transporte" | "gestion-flotas" | "mantenimiento" | "itv" | "custodia" | "lavado" | "traslados" | "consultoria" | "recursos-humanos" | "empleo" | "otro";
            /** @description To be left empty: nobody sees this field, and what fills it in is no person. */
            sitio_web?: Record<string, never>;
            telefono?: string;
            /**
             * @description Who writes; worked out from the rest when absent.
             * @enum {string}
             */
            tipo?: "empresa" | "particular" | "candidato" | "otro";
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
        CountedRow: {
            aplicacion_id: string;
            canal: string;
            /** @description Name and surnames. */
            candidato: string;
            candidato_id: string;
            departamento: string;
            /** @description How long it took until then, in days with 1 decimal; null: nothing is measured. */
            dias: number | null;
            /** @enum {string} */
            estado: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            /** @description When what is counted happened. */
            fecha: string;
            fecha_aplicacion: string;
            id: string;
            /** @description The vacancy, or for a spontaneous application the position. */
            puesto: string;
            retirada: boolean;
        };
        CreatedUserResponse: {
            /** @description Fit to show. */
            message: string;
            user: components["schemas"]["UserResponse"];
        };
        CreateUserRequest: {
            apellidos: string;
            confirmPassword?: string;
            /** @description Code of a department that is offered for staff. */
            departamento: string;
            email: string;
            /** @description True: no password is given; a message with a link, good once, lets the person choose one. */
            invitar?: boolean;
            nombre: string;
            password?: string;
            /** @description Code of one of its positions. */
            posicion: string;
            /** @enum {string} */
            role: "rrhh" | "admin";
        };
        CriterionMean: {
            media: number;
            nombre: string;
            puntuadas: number;
        };
        CriterionRequest: {
            activo: boolean;
            /** @description Code; everybody if absent. */
            departamento?: string | null;
            /** @description What is looked at. */
            descripcion?: string | null;
            nombre: string;
            orden: number;
            /** @description Code; the whole department if absent. */
            posicion?: string | null;
        };
        CriterionResponse: {
            activo: boolean;
            /** @description Code; null: everybody. */
            departamento: string | null;
            descripcion: string | null;
            id: string;
            nombre: string;
            orden: number;
            /** @description Code; null: the whole department. */
            posicion: string | null;
            version: number;
        };
        CriterionUpdate: {
            activo: boolean;
            /** @description Code; everybody if absent. */
            departamento?: string | null;
            /** @description What is looked at. */
            descripcion?: string | null;
            nombre: string;
            orden: number;
            /** @description Code; the whole department if absent. */
            posicion?: string | null;
            /** @description The version that was read; another one answers 409 `criterion_stale`. */
            version: number;
        };
        CurrentSessionResponse: {
            /** @description Null when nobody is signed in. */
            user: components["schemas"]["SessionUser"] | null;
        };
        CvDraftDuplicate: {
            candidato_id: string;
            /** @enum {string} */
            motivo: "email" | "telefono" | "archivo";
            nombre: string;
        };
        CvDraftError: {
            campo: string;
            mensaje: string;
        };
        CvDraftRequest: {
            apellidos?: string;
            ciudad?: string;
            departamento?: string;
            email?: string;
            nombre?: string;
            posicion?: string;
            telefono?: string;
            /**
             * Format: uuid
             * @description Absent: a spontaneous application.
             */
            vacante_id?: string | null;
            /** @description That was seen; another one answers 409 `cv_draft_stale`. */
            version: number;
        };
        CvDraftResponse: {
            apellidos: string;
            archivo: string;
            bytes: number;
            ciudad: string;
            /** @description API address of the CV, to be read beside the draft. */
            cv_url: string;
            departamento: string;
            duplicado: components["schemas"]["CvDraftDuplicate"] | null;
            email: string;
            /** @description What is missing or wrong; none: it can be confirmed. */
            errores: components["schemas"]["CvDraftError"][];
            id: string;
            /** @description Something was found in the CV; otherwise it is typed by hand. */
            leido: boolean;
            nombre: string;
            posicion: string;
            telefono: string;
            vacante_id: string | null;
            version: number;
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
        CvTextResponse: {
            /** @enum {string} */
            estado: "pendiente" | "leido" | "vacio" | "ilegible";
            /** @description Plain text, at most 100,000 characters; exactly where `estado` is leido. */
            texto: string | null;
        };
        CvVersionResponse: {
            /** @description Size in bytes. */
            bytes: number;
            /** @description ISO 8601 instant from which it was the person's CV. */
            desde: string;
            /** @description ISO 8601 instant of its replacement; null: the current one. */
            hasta: string | null;
            id: string;
            nombre_original: string;
            /** @enum {string} */
            origen: "candidatura" | "portal" | "anterior" | "importacion";
            /** @description Media type, found in the content. */
            tipo: string;
            /** @description API address that logs the view. */
            url: string;
        };
        DashboardCards: {
            /** @description People whose record began in the period. */
            candidatos: components["schemas"]["Figure"];
            /** @description Applications received in the period. */
            candidaturas: components["schemas"]["Figure"];
            /** @description Applications hired in the period. */
            contrataciones: components["schemas"]["Figure"];
            /** @description Vacancies published in the period; the total is of those active now. */
            vacantes: components["schemas"]["Figure"];
        };
        DashboardResponse: {
            actividad: components["schemas"]["Activity"][];
            /** @description As many days, just before. */
            anterior: components["schemas"]["PeriodResponse"];
            calculado_at: string;
            periodo: components["schemas"]["PeriodResponse"];
            posiciones: components["schemas"]["PopularPosition"][];
            tarjetas: components["schemas"]["DashboardCards"];
            tiempos: components["schemas"]["DashboardTimes"];
        };
        DashboardTimes: {
            /** @description From the application to hiring, of the hires of the period. */
            contratacion: components["schemas"]["DurationFigure"];
            /** @description Of the applications received in the period, those hired by now. */
            conversion: components["schemas"]["RateFigure"];
            /** @description Of all people, those hired: of no period. */
            eficiencia: components["schemas"]["RateFigure"];
            /** @description From the application to the first answer, of the answers given in the period. */
            respuesta: components["schemas"]["DurationFigure"];
        };
        DeliveryDetail: {
            /** @description HTTP status of the last attempt; null: there was no answer, or no attempt. */
            codigo: number | null;
            /** @description ISO 8601 instant. */
            created_at: string;
            /** @description The body as it is sent. */
            cuerpo: string;
            /** @description What went wrong in the last attempt, in words. */
            error: string | null;
            /** @enum {string} */
            estado: "pendiente" | "entregada" | "fallida";
            /** @description The message's `webhook-id`. */
            evento_id: string;
            id: string;
            intentos: number;
            /** @description How long the last attempt took. */
            ms: number | null;
            /** @description ISO 8601 instant. */
            proximo_intento: string | null;
            /** @description The newest first. */
            registro: components["schemas"]["AttemptResponse"][];
            /** @description ISO 8601 instant. */
            terminada_at: string | null;
            /** @enum {string} */
            tipo: "application.received" | "application.moved" | "application.withdrawn" | "interview.created" | "interview.changed" | "interview.cancelled" | "vacancy.published" | "vacancy.unpublished" | "vacancy.closed" | "webhook.test";
        };
        DeliveryPage: {
            items: components["schemas"]["DeliveryResponse"][];
            /** @description Cursor of the next page; null: this is the last one. */
            siguiente: string | null;
        };
        DeliveryResponse: {
            /** @description HTTP status of the last attempt; null: there was no answer, or no attempt. */
            codigo: number | null;
            /** @description ISO 8601 instant. */
            created_at: string;
            /** @description What went wrong in the last attempt, in words. */
            error: string | null;
            /** @enum {string} */
            estado: "pendiente" | "entregada" | "fallida";
            /** @description The message's `webhook-id`. */
            evento_id: string;
            id: string;
            intentos: number;
            /** @description How long the last attempt took. */
            ms: number | null;
            /** @description ISO 8601 instant. */
            proximo_intento: string | null;
            /** @description ISO 8601 instant. */
            terminada_at: string | null;
            /** @enum {string} */
            tipo: "application.received" | "application.moved" | "application.withdrawn" | "interview.created" | "interview.changed" | "interview.cancelled" | "vacancy.published" | "vacancy.unpublished" | "vacancy.closed" | "webhook.test";
        };
        DepartmentResponse: {
            /** @description False: no form offers it any more; records of before still have it. */
            activo: boolean;
            /** @description What records store. */
            codigo: string;
            id: string;
            nombre: string;
            /** @description Forms that offer it. */
            ofrecido_en: ("vacante" | "candidatura" | "perfil" | "personal")[];
            /** @description Empty: the position is free text. */
            posiciones: components["schemas"]["PositionOption"][];
        };
        DepartmentUpdate: {
            activo?: boolean;
            nombre?: string;
            ofrecido_en?: ("candidatura" | "perfil" | "vacante" | "personal")[];
            /** @description The `version` that was read. */
            version: number;
        };
        DepartmentUses: {
            candidatos: number | null;
            candidaturas: number | null;
            /** @description Criteria of scorecards. */
            criterios: number | null;
            /** @description Staff. */
            personal: number | null;
            vacantes: number | null;
        };
        DocumentFile: {
            /** @description Size in bytes. */
            bytes: number;
            nombre_original: string;
            /** @description Media type, found in the content. */
            tipo: string;
            /** @description API address that checks who asks. */
            url: string;
        };
        DocumentResponse: {
            aplicacion_id: string | null;
            archivo: components["schemas"]["DocumentFile"] | null;
            candidato_id: string;
            created_at: string;
            /** @enum {string} */
            estado: "pendiente" | "subido" | "aceptado" | "rechazado" | "cancelado";
            id: string;
            instrucciones: string | null;
            /** @description Why it was refused. */
            motivo: string | null;
            nombre: string;
            /** @description YYYY-MM-DD. */
            plazo: string | null;
            puede_cancelar: boolean;
            puede_decidir: boolean;
            puede_subir: boolean;
            /** @description ISO 8601 instant of the last file. */
            subido_at: string | null;
            version: number;
        };
        DocumentVersionRequest: {
            /** @description The version that HR saw; another one answers 409 `document_stale`. */
            version: number;
        };
        DraftCvResponse: {
            /** @description Names the file when the form is sent; null: written from the form. */
            archivo_id: string | null;
            /** @description Size; null: not written yet. */
            bytes: number | null;
            /** @enum {string} */
            modo: "archivo" | "fotos" | "generado";
            nombre_original: string;
        };
        DraftRequest: {
            /** Format: uuid */
            aplicacion_id: string;
            /** @enum {string} */
            tipo: "contacto" | "confirmacion_entrevista" | "contratacion" | "rechazo";
        };
        DraftResponse: {
            /** @description ISO 8601 instant after which it is removed. */
            caduca_at: string;
            /** @description Code of the tracking link by which the person came. */
            canal: string | null;
            cv: components["schemas"]["DraftCvResponse"] | null;
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
        DuplicateResponse: {
            /** @description Why this record cannot take in the other one; null: it can. */
            conservar_esta: string | null;
            /** @description Why the other one cannot take in this record; null: it can. */
            conservar_otra: string | null;
            /** @description What both have in common. */
            motivos: ("email" | "telefono" | "persona")[];
            otra: components["schemas"]["ComparedRecord"];
        };
        DuplicatesResponse: {
            duplicados: components["schemas"]["DuplicateResponse"][];
            /** @description This record, as it is compared. */
            esta: components["schemas"]["ComparedRecord"];
            /** @description Records that went into this one, newest first. */
            fusiones: components["schemas"]["MergeResponse"][];
        };
        DurationFigure: {
            anterior: number | null;
            /** @description How many it is the average of: all of the period. */
            casos: number;
            /** @description On average, in days with 1 decimal; null: there was none. */
            dias: number | null;
        };
        EarlierMessage: {
            /** @enum {string} */
            estado: "pendiente" | "enviando" | "enviado" | "capturado" | "omitido" | "fallido" | "cancelado";
            /** @description ISO 8601 instant. */
            fecha: string;
        };
        EditNoteRequest: {
            /** @description The candidate does not see it during the process, but may ask for a copy of it. */
            texto: string;
            /** @description The version that was seen; another one answers 409 `note_stale`. */
            version: number;
        };
        EmailBrief: {
            /** @description ISO 8601 instant before which it does not leave. */
            enviar_desde: string;
            /** @enum {string} */
            estado: "pendiente" | "enviando" | "enviado" | "capturado" | "omitido" | "fallido" | "cancelado";
            id: string;
        };
        EmailChangeRequest: {
            /** @description The new address. */
            email: string;
            /** @description The current one. */
            password: string;
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
            estado: "pendiente" | "enviando" | "enviado" | "capturado" | "omitido" | "fallido" | "cancelado";
            /** @description The HTML body; a one-time link is never shown. */
            html: string;
            id: string;
            /** @description Attempts to hand it to the mail server. */
            intentos: number;
            /** @enum {string} */
            plantilla: "verificacion" | "restablecer" | "invitacion" | "acceso" | "cambio_email" | "cambio_email_aviso" | "dos_pasos_activado" | "dos_pasos_desactivado" | "codigos_renovados" | "candidatura_recibida" | "cambio_estado" | "contacto" | "contratacion" | "rechazo" | "contacto_empresa" | "contacto_recibo" | "alerta_confirmar" | "alerta_ofertas" | "confirmacion_entrevista" | "entrevista_modificada" | "entrevista_cancelada" | "entrevista_recordatorio" | "entrevista_recordatorio_2h" | "cita_ofrecida" | "cita_reservada" | "cita_elegida" | "evaluacion_pedida" | "entrevista_peticion" | "documento_solicitado" | "documento_rechazado" | "invitacion_vacante" | "candidatura_retirada" | "hilo_candidato" | "hilo_rrhh" | "borrado_confirmar" | "cuenta_borrada" | "borrado_rrhh" | "conservacion_aviso" | "derechos_prorroga" | "derechos_respuesta" | "vacante_cerrada" | "clave_api_caduca" | "webhook_desactivado";
            /** @description Whether it waits and may be withdrawn. */
            puede_cancelar: boolean;
            /** @description Whether it waits and may be sent at once instead. */
            puede_enviar_ahora: boolean;
            /** @description Whether it may be sent once more. */
            puede_reenviar: boolean;
            /** @description It is of a rejection that the candidate does not see yet: the rejection is what may be cancelled. */
            rechazo_en_espera: boolean;
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
            estado: "pendiente" | "enviando" | "enviado" | "capturado" | "omitido" | "fallido" | "cancelado";
            id: string;
            /** @description Attempts to hand it to the mail server. */
            intentos: number;
            /** @enum {string} */
            plantilla: "verificacion" | "restablecer" | "invitacion" | "acceso" | "cambio_email" | "cambio_email_aviso" | "dos_pasos_activado" | "dos_pasos_desactivado" | "codigos_renovados" | "candidatura_recibida" | "cambio_estado" | "contacto" | "contratacion" | "rechazo" | "contacto_empresa" | "contacto_recibo" | "alerta_confirmar" | "alerta_ofertas" | "confirmacion_entrevista" | "entrevista_modificada" | "entrevista_cancelada" | "entrevista_recordatorio" | "entrevista_recordatorio_2h" | "cita_ofrecida" | "cita_reservada" | "cita_elegida" | "evaluacion_pedida" | "entrevista_peticion" | "documento_solicitado" | "documento_rechazado" | "invitacion_vacante" | "candidatura_retirada" | "hilo_candidato" | "hilo_rrhh" | "borrado_confirmar" | "cuenta_borrada" | "borrado_rrhh" | "conservacion_aviso" | "derechos_prorroga" | "derechos_respuesta" | "vacante_cerrada" | "clave_api_caduca" | "webhook_desactivado";
            /** @description Whether it waits and may be withdrawn. */
            puede_cancelar: boolean;
            /** @description Whether it waits and may be sent at once instead. */
            puede_enviar_ahora: boolean;
            /** @description Whether it may be sent once more. */
            puede_reenviar: boolean;
            /** @description It is of a rejection that the candidate does not see yet: the rejection is what may be cancelled. */
            rechazo_en_espera: boolean;
            /** @description The plain text; a one-time link is never shown. */
            texto: string;
            /** @description Why the last attempt failed; names no address. */
            ultimo_error: string | null;
        };
        EmailServiceResponse: {
            /** @description Whether messages of the process are sent at all. */
            avisos_activados: boolean;
            /** @description ISO 8601 instant of the last check. */
            comprobado_at: string | null;
            /**
             * @description `sin_comprobar`: the installation has just started.
             * @enum {string}
             */
            estado: "ok" | "aviso" | "fallo" | "sin_comprobar";
            mensaje: string;
            /**
             * @description `captura`: no server is set; messages are kept and can be read in the back office.
             * @enum {string}
             */
            modo: "smtp" | "captura";
        };
        ErasureConfirmation: {
            /** @description That of the link in the message. */
            token: string;
        };
        ErasureOrder: {
            /** @description The account's password; an account without one sends none. */
            password?: string;
        };
        ErasureState: {
            /** @description False for staff: an administrator ends their accounts. */
            permitido: boolean;
            /** @description Whether asking takes the password. */
            pide_password: boolean;
            /** @description Waits to be confirmed by the link. */
            solicitud: components["schemas"]["PendingErasure"] | null;
        };
        ExportRequest: {
            excluir?: string[];
            filtro?: string;
            /** @enum {string} */
            formato: "csv" | "xlsx";
            ids?: string[];
        };
        FacetOption: {
            /** @description Open vacancies with this value that meet every other condition. */
            count: number;
            /** @description For people. */
            label: string;
            /** @description What a filter takes. */
            value: string;
        };
        FeedbackRequest: {
            /** @description HR's own words: never mailed, never in the portal. */
            feedback_rrhh: string;
            /** @description The version that the writer saw; another one answers 409 `stale_version`. */
            version: number;
        };
        FeedbackResponse: {
            application: components["schemas"]["ApplicationResponse"];
            /** @description The person as the lists now show them. */
            candidate: components["schemas"]["CandidateRow"];
        };
        Figure: {
            anterior: number;
            /** @description Against the period before, in % with 2 decimals; null: there was none to compare with. */
            cambio: number | null;
            /** @description Of everything there is, whatever the period. */
            total: number;
            valor: number;
        };
        ForgotPasswordRequest: {
            email: string;
        };
        FoundDraftResponse: {
            /** @description Null: none of this form. */
            borrador: components["schemas"]["DraftResponse"] | null;
            /** @description Without one: what the person typed last in another form, less what is about that one. */
            de_otro: {
                [key: string]: string;
            } | null;
        };
        FreeSlotsResponse: {
            /** @description YYYY-MM-DD. */
            fecha: string;
            /** @description HH:MM of Madrid. */
            horas: string[];
        };
        GiveScorecard: {
            comentario?: string | null;
            /** @description Criteria that are left out are not scored. */
            puntuaciones: components["schemas"]["ScoreDto"][];
            /** @enum {string} */
            recomendacion: "si_rotundo" | "si" | "dudas" | "no";
            /** @description Of one's own that is changed; another one answers 409 `scorecard_stale`. */
            version?: number;
        };
        GroupFigure: {
            /** @description Code of the department or channel. */
            codigo: string;
            /** @description Of them, hired by now. */
            contratadas: number;
            nombre: string;
            parte: number;
            total: number;
        };
        HealthResponse: {
            /** @enum {string} */
            status: "ok";
        };
        HireBucket: {
            /** @description Days, included. */
            dias_desde: number;
            /** @description Days, not included; null: no end. */
            dias_hasta: number | null;
            nombre: string;
            total: number;
        };
        HireTimes: {
            casos: number;
            mediana: number | null;
            p90: number | null;
            tramos: components["schemas"]["HireBucket"][];
        };
        HistoryEntry: {
            /** @enum {string|null} */
            a: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada" | null;
            /** @description Name of the staff member; null for the candidate or the system. */
            autor: string | null;
            correo: components["schemas"]["EmailBrief"] | null;
            /** @enum {string|null} */
            de: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada" | null;
            /** @description It was taken back afterwards. */
            deshecha: boolean;
            /** @description ISO 8601 instant. */
            fecha: string;
            id: string;
            mensaje_candidato: string | null;
            /** @description Why it was rejected; HR's own. */
            motivo_rechazo: string | null;
            /** @enum {string} */
            tipo: "creada" | "actualizada" | "movida" | "deshecha" | "retirada";
        };
        HoldNotice: {
            created_at: string;
            hasta: string | null;
            motivo: string;
        };
        HoldRequest: {
            /**
             * Format: uuid
             * @description Whose record; or the e-mail.
             */
            candidato_id?: string;
            email?: string;
            /** @description Last day, YYYY-MM-DD; absent: until it is lifted. */
            hasta?: string;
            /** @description The person is told if they ask for an erasure. */
            motivo: string;
        };
        HoldResponse: {
            candidato_id: string;
            /** @description Name of who placed it; null: the account is gone. */
            creada_por: string | null;
            created_at: string;
            /** @description YYYY-MM-DD; null: until it is lifted. */
            hasta: string | null;
            id: string;
            levantada_at: string | null;
            levantada_por: string | null;
            motivo: string;
            /** @description Name and surnames. */
            persona: string;
            /** @description Whether it is in force. */
            vigente: boolean;
        };
        ImportColumn: {
            /** @enum {string|null} */
            campo: "nombre_completo" | "nombre" | "apellidos" | "email" | "telefono" | "fecha_nacimiento" | "direccion" | "ciudad" | "codigo_postal" | "departamento" | "posicion" | "vacante" | "fecha_aplicacion" | "experiencia" | "educacion" | "habilidades" | "carta_presentacion" | null;
            /** @description Some of its values. */
            muestras: string[];
            titulo: string;
        };
        ImportDetail: {
            actualizadas: number;
            anadidas: number;
            /** @description Null: the account is gone. */
            autor: string | null;
            /** @description CVs that still wait to be confirmed. */
            borradores: number;
            columnas: components["schemas"]["ImportColumn"][];
            conservadas: number;
            creadas: number;
            created_at: string;
            /** @description ISO 8601 instant until which it can be undone. */
            deshacer_hasta: string | null;
            deshecha_at: string | null;
            deshechas: number;
            /** @enum {string} */
            estado: "borrador" | "en_curso" | "terminada" | "cancelada" | "deshaciendo" | "deshecha";
            fallidas: number;
            /** @description Why the columns cannot be used as they are. */
            fallo: string | null;
            id: string;
            informados_el: string | null;
            iniciada_at: string | null;
            nombre: string;
            omitidas: number;
            opciones: components["schemas"]["ImportOptionsDto"];
            origen: string | null;
            pendientes: number;
            /** @description Null: the columns cannot be used yet, or it has begun. */
            previsto: components["schemas"]["ImportFiguresResponse"] | null;
            puede_deshacer: boolean;
            revision: number;
            terminada_at: string | null;
            /** @enum {string} */
            tipo: "tabla" | "cvs";
            total: number;
        };
        ImportFiguresResponse: {
            actualizar: number;
            candidatura: number;
            /** @description What would be done. */
            crear: number;
            /** @description Rows with errors. */
            errores: number;
            omitir: number;
            /** @description Rows of somebody who is there, by kind. */
            por_email: number;
            por_fila: number;
            por_telefono: number;
            /** @description Rows in all. */
            total: number;
        };
        ImportOptionsDto: {
            /** @description Whether people get the message that their application was received. */
            avisar: boolean;
            /** @description Code; for the rows whose columns do not say it. */
            departamento?: string | null;
            /** @enum {string} */
            etapa: "recibida" | "en_revision" | "entrevista" | "contratada" | "rechazada";
            posicion?: string | null;
            /**
             * @description What is done with duplicates of each kind, unless their row says otherwise.
             * @enum {string}
             */
            si_email: "omitir" | "actualizar" | "candidatura";
            /** @enum {string} */
            si_fila: "omitir" | "actualizar" | "candidatura";
            /** @enum {string} */
            si_telefono: "omitir" | "actualizar" | "candidatura" | "crear";
            /**
             * Format: uuid
             * @description For all rows but those whose own column names one; absent: spontaneous.
             */
            vacante_id?: string | null;
        };
        ImportResponse: {
            actualizadas: number;
            anadidas: number;
            /** @description Null: the account is gone. */
            autor: string | null;
            /** @description CVs that still wait to be confirmed. */
            borradores: number;
            conservadas: number;
            creadas: number;
            created_at: string;
            /** @description ISO 8601 instant until which it can be undone. */
            deshacer_hasta: string | null;
            deshecha_at: string | null;
            deshechas: number;
            /** @enum {string} */
            estado: "borrador" | "en_curso" | "terminada" | "cancelada" | "deshaciendo" | "deshecha";
            fallidas: number;
            id: string;
            informados_el: string | null;
            iniciada_at: string | null;
            nombre: string;
            omitidas: number;
            origen: string | null;
            pendientes: number;
            puede_deshacer: boolean;
            revision: number;
            terminada_at: string | null;
            /** @enum {string} */
            tipo: "tabla" | "cvs";
            total: number;
        };
        ImportRowError: {
            campo: string;
            mensaje: string;
        };
        ImportRowResponse: {
            apellidos: string;
            candidato_id: string | null;
            /**
             * @description Of the row alone.
             * @enum {string|null}
             */
            decision: "omitir" | "actualizar" | "candidatura" | "crear" | null;
            /** @enum {string|null} */
            duplicado: "email" | "telefono" | "fila" | null;
            duplicado_fila: number | null;
            /** @description The person who is there. */
            duplicado_id: string | null;
            duplicado_nombre: string | null;
            email: string;
            errores: components["schemas"]["ImportRowError"][];
            /** @enum {string} */
            estado: "pendiente" | "creada" | "actualizada" | "anadida" | "omitida" | "fallida" | "deshecha" | "conservada";
            motivo: string | null;
            nombre: string;
            /** @description Its line in the file. */
            numero: number;
            telefono: string;
        };
        ImportRowsPage: {
            filas: components["schemas"]["ImportRowResponse"][];
            /** @description To be given as `despues` for the next page; null: this is the last one. */
            siguiente: number | null;
        };
        InterviewCancelRequest: {
            /** @description Refused when it is another one; not checked when absent. */
            version?: number;
        };
        InterviewerOption: {
            id: string;
            nombre: string;
        };
        InterviewerResponse: {
            id: string;
            nombre: string;
        };
        InterviewEstadoRequest: {
            /** @enum {string} */
            estado: "programada" | "confirmada" | "realizada" | "cancelada" | "no_presentada";
            /** @description Refused when it is another one; not checked when absent. */
            version?: number;
        };
        InterviewResponse: {
            /** @description Estados that its card offers. */
            acciones: ("programada" | "confirmada" | "realizada" | "cancelada" | "no_presentada")[];
            aplicacion_id: string;
            candidato_email: string;
            candidato_id: string;
            candidato_nombre: string;
            candidato_telefono: string | null;
            created_at: string;
            /** @description Until when its last change may be taken back (POST undo); null: nothing to take back. */
            deshacer_hasta: string | null;
            duracion_min: number;
            entrevistador_id: string | null;
            entrevistador_nombre: string | null;
            /** @enum {string} */
            estado: "programada" | "confirmada" | "realizada" | "cancelada" | "no_presentada";
            /** @description Day in `zona`, YYYY-MM-DD. */
            fecha: string;
            /** @description HR's own. */
            feedback: string | null;
            fin: string;
            /** @description Hour in `zona`, HH:MM. */
            hora: string;
            id: string;
            /** @description ISO 8601 instants. */
            inicio: string;
            link_virtual: string | null;
            /** @description HR's own. */
            notas: string | null;
            /** @description What the candidate asked for instead of this beginning. */
            peticion: components["schemas"]["MomentRequestView"] | null;
            /** @description What the person applied for: the vacancy, or the code of the position. */
            puesto: string;
            /** @enum {string} */
            tipo: "presencial" | "virtual" | "telefonica";
            ubicacion: string | null;
            updated_at: string;
            version: number;
            zona: string;
        };
        InterviewScorecards: {
            aplicacion_id: string;
            criterios: components["schemas"]["ScoredCriterion"][];
            entrevista_id: string;
            entrevistador_nombre: string | null;
            /** @enum {string} */
            estado: "programada" | "confirmada" | "realizada" | "cancelada" | "no_presentada";
            /** @description Whether it can be scored: neither cancelled nor missed. */
            evaluable: boolean;
            /** @description ISO 8601 instant. */
            inicio: string;
            /** @description How many there are that one does not see. */
            ocultas: number;
            /** @description The others'; hidden, and thus empty, until one has given one's own. */
            otras: components["schemas"]["ScorecardResponse"][];
            peticiones: components["schemas"]["ScorecardRequestResponse"][];
            /** @description One's own. */
            propia: components["schemas"]["ScorecardResponse"] | null;
        };
        InterviewStats: {
            canceladas: number;
            confirmadas: number;
            programadas: number;
            realizadas: number;
            total: number;
        };
        InterviewUndoRequest: {
            /** @description The version that the change made; another one answers 409 `interview_stale`. */
            version: number;
        };
        InterviewUpdate: {
            /** @description Minutes; 30 unless said. */
            duracion_min?: number;
            /**
             * Format: uuid
             * @description A staff account; its interviews may not overlap.
             */
            entrevistador_id?: string | null;
            /** @description Somebody without an account; of a staff member it is set by itself. */
            entrevistador_nombre?: string | null;
            /** @enum {string} */
            estado?: "programada" | "confirmada" | "realizada" | "cancelada" | "no_presentada";
            /** @description Day in Madrid, YYYY-MM-DD. */
            fecha?: string;
            /** @description HR's own. */
            feedback?: string | null;
            /** @description Hour in Madrid, HH:MM. */
            hora?: string;
            /** @description Kept only for `virtual`; https only. */
            link_virtual?: string | null;
            /** @description HR's own. */
            notas?: string | null;
            /** @enum {string} */
            tipo?: "presencial" | "virtual" | "telefonica";
            /** @description Kept only for `presencial`. */
            ubicacion?: string | null;
            /** @description The version that was read; another one answers 409 `interview_stale`. */
            version: number;
        };
        InvitationBrief: {
            /** @enum {string} */
            estado: "enviada" | "vista" | "solicitada" | "rechazada";
            /** @description ISO 8601 instant. */
            fecha: string;
            /** @description Name of the staff member; null: gone. */
            por: string | null;
        };
        InvitationPreviewRequest: {
            asunto: string;
            /**
             * Format: uuid
             * @description Whose values to show; absent: an invented name.
             */
            candidato_id?: string;
            cuerpo: string;
        };
        InvitationResponse: {
            apellidos: string;
            /** @description The application that it led to. */
            aplicacion_id: string | null;
            candidato_id: string;
            /** @enum {string} */
            estado: "enviada" | "vista" | "solicitada" | "rechazada";
            /** @description ISO 8601 instant. */
            fecha: string;
            id: string;
            /** @description Name of the staff member; null: gone. */
            invitada_por: string | null;
            nombre: string;
            vacante_id: string;
            vacante_titulo: string;
        };
        InviteRequest: {
            asunto: string;
            /** @description Ids of candidates. */
            candidatos: string[];
            cuerpo: string;
        };
        InviteResponse: {
            /** @description Sent now. */
            enviadas: number;
            /** @description In the order in which they were asked for. */
            resultados: components["schemas"]["InviteResult"][];
        };
        InviteResult: {
            candidato_id: string;
            /** @enum {string} */
            resultado: "invitada" | "ya_invitada" | "invitada_hace_poco" | "sin_permiso" | "ya_no_encaja";
        };
        KeepingToken: {
            /** @description That of the link in the message. */
            token: string;
        };
        LanguageRequest: {
            /** @enum {string} */
            idioma: "castellano" | "catalan" | "ingles" | "frances" | "aleman" | "italiano" | "portugues" | "rumano" | "arabe" | "ucraniano" | "ruso" | "polaco" | "bulgaro" | "urdu" | "chino" | "gallego" | "euskera";
            /** @enum {string} */
            nivel: "basico" | "intermedio" | "avanzado" | "nativo";
        };
        LanguageResponse: {
            /** @enum {string} */
            idioma: "italiano" | "rumano" | "polaco" | "ucraniano" | "ruso" | "urdu" | "chino" | "castellano" | "catalan" | "ingles" | "frances" | "aleman" | "portugues" | "arabe" | "bulgaro" | "gallego" | "euskera";
            /** @enum {string} */
            nivel: "basico" | "intermedio" | "avanzado" | "nativo";
        };
        LinkRequest: {
            token: string;
        };
        LogActionsResponse: {
            /** @description Every action of the log. */
            actions: string[];
        };
        LogChange: {
            ahora: string | null;
            antes: string | null;
            campo: string;
        };
        LogDetailResponse: {
            action: string;
            actor_id: string | null;
            cambios: components["schemas"]["LogChange"][];
            created_at: string;
            details: string;
            /** @description What it is about. */
            entity: string | null;
            /** @description Address of the account that it is about. */
            entity_email: string | null;
            entity_id: string | null;
            id: string;
            /** @enum {string} */
            level: "info" | "warning" | "error" | "success";
            /** @description False: it was written a moment ago and waits for its seal. */
            sellada: boolean;
            /** @description Of who did it: `system` when nobody did, "Cuenta eliminada" when the account is gone. Read from the account, not kept. */
            user_email: string;
        };
        LoginRequest: {
            email: string;
            password: string;
        };
        LogResponse: {
            action: string;
            actor_id: string | null;
            cambios: components["schemas"]["LogChange"][];
            created_at: string;
            details: string;
            /** @description What it is about. */
            entity: string | null;
            /** @description Address of the account that it is about. */
            entity_email: string | null;
            entity_id: string | null;
            id: string;
            /** @enum {string} */
            level: "info" | "warning" | "error" | "success";
            /** @description Of who did it: `system` when nobody did, "Cuenta eliminada" when the account is gone. Read from the account, not kept. */
            user_email: string;
        };
        LogSealResponse: {
            /** @description Entries whose seal held. */
            entries: number;
            /** @enum {string} */
            estado: "verificado" | "roto" | "sin_verificar";
            /** @description What was found where the seals do not hold, fit to show. */
            problem: string | null;
            /** @description When all seals were compared with the entries the last time. */
            verified_at: string | null;
            /** @description Entries that wait for their seal now; 1001 stands for that many or more. */
            waiting: number;
        };
        MailTrialResponse: {
            accepted: boolean;
            /** @description A Spanish sentence fit to show. */
            detail: string;
        };
        MatchesPage: {
            /** @description Only to a vacancy that takes applications may one invite. */
            acepta_candidaturas: boolean;
            /** @description Qualifications that the vacancy's requirements name. */
            buscadas: components["schemas"]["WantedResponse"][];
            items: components["schemas"]["VacancyMatchResponse"][];
            /** @description What gives the next page; null: this is the last. */
            siguiente: string | null;
            /** @description Of all pages. */
            total: number;
        };
        MatchFragment: {
            /** @description It is one of the words that were looked for. */
            marcado: boolean;
            texto: string;
        };
        MatchResponse: {
            /** @description The text around them, in parts. */
            fragmento: components["schemas"]["MatchFragment"][];
            /** @enum {string} */
            lugar: "habilidades" | "ciudad" | "carta" | "experiencia" | "educacion" | "cv";
        };
        MergeRequest: {
            /** @description The same of the absorbed one. */
            absorbido_at: string;
            /**
             * Format: uuid
             * @description The record that goes into the other.
             */
            absorbido_id: string;
            /** @description `updated_at` of the kept record as it was seen; another one answers 409 `merge_stale`. */
            conservado_at: string;
        };
        MergeResponse: {
            /** @description Name of the absorbed record. */
            absorbido: string;
            absorbido_id: string;
            /** @description Null: the account is gone. */
            autor: string | null;
            conservado_id: string;
            /** @description ISO 8601 instant after which it stays. */
            hasta: string;
            hecha_at: string;
            id: string;
            /** @description Why it cannot be taken back; null: it can. */
            no_se_deshace: string | null;
        };
        MessageDraft: {
            anterior: components["schemas"]["EarlierMessage"] | null;
            asunto: string;
            /** @description Notifications are off: it would be kept and not sent. */
            avisos_desactivados: boolean;
            /** @description Parts that the text may name, each alone on its line. */
            bloques: components["schemas"]["TemplateVariableResponse"][];
            cuerpo: string;
            destinatario: string;
            /** @description False: HR reads "Email sin verificar". */
            email_verificado: boolean;
            nombre: string;
            /** @description ISO 8601 instant at which a rejection that waits would leave: this message takes its place. */
            rechazo_previsto: string | null;
        };
        MessagePreview: {
            asunto: string;
            html: string;
            texto: string;
        };
        MessageRequest: {
            /** Format: uuid */
            aplicacion_id: string;
            asunto: string;
            cuerpo: string;
            /** @enum {string} */
            tipo: "contacto" | "confirmacion_entrevista" | "contratacion" | "rechazo";
        };
        MomentDto: {
            /** @description Day in Madrid, YYYY-MM-DD. */
            fecha: string;
            /** @description Hour in Madrid, HH:MM. */
            hora: string;
        };
        MomentRequest: {
            propuestas?: components["schemas"]["MomentDto"][];
            texto?: string;
        };
        MomentRequestView: {
            /** @description ISO 8601 instant. */
            pedida: string;
            propuestas: components["schemas"]["MomentDto"][];
            texto: string | null;
        };
        MovePreviewRequest: {
            /**
             * @description One of the six estados, or the stage `entrevista`.
             * @enum {string}
             */
            estado: "recibida" | "en_revision" | "entrevista" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            /** @description Text for the candidate: in the message and in the portal. */
            mensaje_candidato?: string;
        };
        MoveRequest: {
            /**
             * @description One of the six estados, or the stage `entrevista`.
             * @enum {string}
             */
            estado: "recibida" | "en_revision" | "entrevista" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            /** @description Text for the candidate: in the message and in the portal. */
            mensaje_candidato?: string;
            /**
             * Format: uuid
             * @description Why it is rejected, from the list of reasons; HR's own. Only with `rechazada`.
             */
            motivo_rechazo_id?: string;
            /** @description Whether the candidate gets a message; true unless said. */
            notificar?: boolean;
            /** @description The version that the mover saw; another one answers 409 `stale_version`. */
            version: number;
        };
        MoveResponse: {
            application: components["schemas"]["ApplicationResponse"];
            /** @description The person as the lists now show them, which may be by another application. */
            candidate: components["schemas"]["CandidateRow"];
            /** @description False: it was there already. */
            changed: boolean;
            /** @description The sentence to show. */
            message: string;
            undo: components["schemas"]["UndoOffer"] | null;
        };
        MyInterview: {
            aplicacion_id: string;
            duracion_min: number;
            /** @description Who will be there. */
            entrevistador: string | null;
            /** @enum {string} */
            estado: "programada" | "confirmada" | "realizada" | "cancelada" | "no_presentada";
            estado_texto: string;
            /** @description Day in `zona`, YYYY-MM-DD. */
            fecha: string;
            fin: string;
            /** @description Hour in `zona`, HH:MM. */
            hora: string;
            id: string;
            /** @description ISO 8601 instants. */
            inicio: string;
            link_virtual: string | null;
            /** @description It stands and has not ended: the person is expected. */
            pendiente: boolean;
            /** @description What the person asked for instead. */
            peticion: components["schemas"]["MomentRequestView"] | null;
            puede_confirmar: boolean;
            puede_pedir_otro: boolean;
            /** @enum {string} */
            tipo: "presencial" | "virtual" | "telefonica";
            /** @enum {string} */
            tone: "blue" | "yellow" | "purple" | "indigo" | "green" | "red" | "grey";
            ubicacion: string | null;
            zona: string;
        };
        MySlotInvitation: {
            aplicacion_id: string;
            /** @description ISO 8601 instant. */
            caduca: string;
            /** @description Path of the page where it is picked. */
            enlace: string;
            id: string;
        };
        NewApiKeyRequest: {
            /**
             * @description Days from today for which the key is good.
             * @default 90
             */
            dias: number;
            /** @description Which program will have it. */
            nombre: string;
            /** @description Permission words, as `x-permission` of each operation names them. */
            permisos: string[];
        };
        NewCalendarFeed: {
            calendario: components["schemas"]["CalendarFeedResponse"];
            /** @description The whole address. It is shown this once and kept nowhere. */
            direccion: string;
        };
        NewCvFolderRequest: {
            /** @description That there is a legal basis for keeping these data. */
            confirma: boolean;
            /** @description Code; for the rows whose columns do not say it. */
            departamento?: string | null;
            /** @description YYYY-MM-DD: when the people were told; absent: they have still to be. */
            informados_el?: string;
            /** @description The folder's own name. */
            nombre?: string;
            /** @description In words: it stands in each person's record. */
            origen: string;
            posicion?: string | null;
            /**
             * Format: uuid
             * @description For all rows but those whose own column names one; absent: spontaneous.
             */
            vacante_id?: string | null;
        };
        NewDepartmentRequest: {
            nombre?: string;
            /** @description None: it is offered nowhere until somebody says where. */
            ofrecido_en?: ("candidatura" | "perfil" | "vacante" | "personal")[];
        };
        NewNoteRequest: {
            /**
             * Format: uuid
             * @description An application of that person; absent: about the person.
             */
            aplicacion_id?: string;
            /** Format: uuid */
            candidato_id: string;
            /** @description The candidate does not see it during the process, but may ask for a copy of it. */
            texto: string;
        };
        NewPositionRequest: {
            nombre?: string;
        };
        NewTrackingLinkRequest: {
            /** @description Stands in the address; each one once for ever. */
            codigo: string;
            /** @description Where the link is put: a job board, a poster, a network. */
            nombre: string;
            /**
             * Format: uuid
             * @description Absent: of all openings.
             */
            vacante_id?: string;
        };
        NewWebhookRequest: {
            /** @description For people: what is behind it. */
            descripcion?: string;
            /** @description What it is told. */
            eventos: ("application.received" | "application.moved" | "application.withdrawn" | "interview.created" | "interview.changed" | "interview.cancelled" | "vacancy.published" | "vacancy.unpublished" | "vacancy.closed")[];
            /** @description Address that takes the messages: https, on the internet. */
            url: string;
        };
        NoteResponse: {
            aplicacion_id: string | null;
            /** @description Null: the account is gone. */
            autor: string | null;
            candidato_id: string;
            created_at: string;
            /** @description ISO 8601 instant of the last change of its text. */
            editada_at: string | null;
            /** @description It was taken away; it can be put back. */
            eliminada: boolean;
            id: string;
            /** @description Whoever asks wrote it and may change it. */
            propia: boolean;
            texto: string;
            version: number;
        };
        NoteVersionRequest: {
            /** @description The version that was seen; another one answers 409 `note_stale`. */
            version: number;
        };
        NoticeDraftRequest: {
            /** @description Paragraphs parted by empty lines: the first always shows, the others are "Título: texto". */
            texto: string;
            /** @description Of the draft that was read; absent: there was none. */
            version?: number;
        };
        NoticePublication: {
            /** @description Of the draft that was read. */
            version: number;
        };
        NoticeResponse: {
            /** @description Name of who wrote it; null: it came with the product, or the account is gone. */
            autor: string | null;
            /** @description What forms record. */
            codigo: string;
            /** @description Whether it is what the form shows now. */
            en_vigor: boolean;
            /** @enum {string} */
            formulario: "registro" | "candidatura" | "contacto";
            id: string;
            /** @description From 1, each form its own. */
            numero: number;
            texto: string;
            updated_at: string;
            version: number;
            /** @description ISO 8601 instant; null: a draft. */
            vigente_desde: string | null;
        };
        NotificationResponse: {
            /** @enum {string} */
            correo_estado: "pendiente" | "enviando" | "enviado" | "capturado" | "omitido" | "fallido" | "cancelado";
            correo_id: string;
            /** @description False: the person had been told before, and nothing was sent again. */
            enviado: boolean;
            /** @description ISO 8601 instant before which it does not leave. */
            enviar_desde: string;
            /** @description The sentence to show. */
            message: string;
        };
        NotifiedPerson: {
            apellidos?: string;
            departamento?: string;
            email?: string;
            nombre?: string;
            posicion?: string;
        };
        NotifyApplicationRequest: {
            apellidos?: string;
            /**
             * Format: uuid
             * @description The application; the person's current one if absent.
             */
            candidaturaId?: string;
            carta_presentacion?: string;
            cv_url?: string;
            departamento?: string;
            educacion?: string;
            /** @description Another address than that of the record is refused; no other field is looked at. */
            email?: string;
            experiencia?: string;
            fecha_aplicacion?: string;
            habilidades?: string;
            nombre?: string;
            posicion?: string;
            telefono?: string;
        };
        NotifyStatusRequest: {
            candidato?: components["schemas"]["NotifiedPerson"];
            /**
             * Format: uuid
             * @description The person, whose current application is meant.
             */
            candidatoId?: string;
            /**
             * Format: uuid
             * @description The application.
             */
            candidaturaId?: string;
            /** @description For the candidate to read, unless the move had words of its own. */
            feedback?: string;
            /**
             * @description Where the application stands: one of the six estados, or the stage `entrevista`.
             * @enum {string}
             */
            nuevoEstado: "recibida" | "en_revision" | "entrevista" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
        };
        OfferSlotsRequest: {
            /**
             * Format: uuid
             * @description The person's current application unless said.
             */
            aplicacion_id?: string;
            /** Format: uuid */
            candidato_id: string;
            /** @description Days for which the link is good; 7 unless said. */
            dias_validez?: number;
            /** Format: uuid */
            disponibilidad_id: string;
        };
        OrderRequest: {
            ids: string[];
        };
        OwnAccountResponse: {
            email: string;
            email_verified: boolean;
            /** @description False: it is entered by links until a password is chosen. */
            has_password: boolean;
            /** @description What a new password has to be, in words. */
            password_rules: string;
            pending_email: components["schemas"]["PendingEmailChangeResponse"] | null;
            /** @description Recovery codes that are left. */
            recovery_codes: number;
            sessions: components["schemas"]["OwnSessionResponse"][];
            two_factor: boolean;
        };
        OwnKeeping: {
            /** @enum {string} */
            estado: "activa" | "avisada" | "cuarentena";
            /** @description YYYY-MM-DD: when the data become unreadable, or are erased; null: nothing is due. */
            fecha: string | null;
        };
        OwnSessionResponse: {
            created_at: string;
            /** @description The one that asks. */
            current: boolean;
            /** @description "Chrome en Windows". */
            device: string;
            id: string;
            /** @description Last request by a person, to the minute. */
            last_seen_at: string;
        };
        OwnSessionsResponse: {
            sessions: components["schemas"]["OwnSessionResponse"][];
        };
        PasswordAndCodeRequest: {
            code: string;
            password: string;
        };
        PasswordRequest: {
            password: string;
        };
        PendingEmailChangeResponse: {
            /** @description The address that has yet to confirm. */
            email: string;
            expires_at: string;
        };
        PendingErasure: {
            /** @description From then on the link of the message does nothing. */
            caduca_at: string;
            pedido_at: string;
        };
        PeriodResponse: {
            desde: string;
            hasta: string;
        };
        PlannedPerson: {
            /** @description ISO 8601 instant of the last activity. */
            actividad_at: string;
            avisada_at: string | null;
            candidato_id: string;
            cuarentena_at: string | null;
            email: string;
            /** @enum {string} */
            estado: "activa" | "avisada" | "cuarentena";
            /** @description What the last activity was followed by, in words. */
            motivo: string;
            /** @enum {string} */
            paso: "aviso" | "cuarentena" | "borrado";
            persona: string;
        };
        PlanRequest: {
            /** @description What each column is, in their order; null: nothing. */
            mapeo: ("nombre_completo" | "nombre" | "apellidos" | "email" | "telefono" | "fecha_nacimiento" | "direccion" | "ciudad" | "codigo_postal" | "departamento" | "posicion" | "vacante" | "fecha_aplicacion" | "experiencia" | "educacion" | "habilidades" | "carta_presentacion" | null)[];
            opciones: components["schemas"]["ImportOptionsDto"];
        };
        PlanSummary: {
            /** @description People of each step; null: more than are counted. */
            aviso: number | null;
            borrado: number | null;
            cuarentena: number | null;
            /** @description YYYY-MM-DD. */
            fecha: string;
        };
        PopularPosition: {
            aplicaciones: number;
            departamento: string;
            id: string;
            titulo: string;
        };
        PortalApplication: {
            abierta: boolean;
            /** @description The vacancy's questions as they were asked, with the person's answers. */
            cuestionario_respuestas: components["schemas"]["ScreeningAnswerResponse"][];
            departamento: string;
            departamento_nombre: string;
            /** @enum {string} */
            estado: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            /** @description The estado in words. */
            estado_texto: string;
            /** @description ISO 8601 instant. */
            fecha_aplicacion: string;
            /** @description ISO 8601 instant of the withdrawal. */
            fecha_retirada: string | null;
            /** @description Oldest first. */
            historial: components["schemas"]["PortalTimelineEntry"][];
            id: string;
            /** @description The sentence for this estado. */
            mensaje: string;
            pasos: components["schemas"]["PortalStep"][];
            posicion: string;
            posicion_nombre: string;
            /** @enum {string} */
            prioridad: "alta" | "baja" | "media";
            retirada: boolean;
            /** @enum {string} */
            tone: "blue" | "yellow" | "purple" | "indigo" | "green" | "red" | "grey";
            vacante_id: string | null;
            vacante_titulo: string | null;
        };
        PortalBadge: {
            text: string;
            /** @enum {string} */
            tone: "blue" | "yellow" | "purple" | "indigo" | "green" | "red" | "grey";
        };
        PortalProfile: {
            apellidos: string;
            carta_presentacion: string | null;
            ciudad: string | null;
            codigo_postal: string | null;
            /** @description How each purpose stands, given or not. */
            consentimientos: components["schemas"]["ConsentResponse"][];
            cualificaciones: components["schemas"]["QualificationsResponse"];
            cv: components["schemas"]["CvResponse"] | null;
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
            applications: components["schemas"]["PortalApplication"][];
            /** @description Null: nothing submitted yet. */
            candidate: components["schemas"]["PortalProfile"] | null;
            /** @description The application that stands for the person. */
            current: components["schemas"]["PortalApplication"] | null;
        };
        PortalStep: {
            badge: components["schemas"]["PortalBadge"] | null;
            /** @description ISO 8601 instant, where the step has one. */
            date: string | null;
            done: boolean;
            /** @enum {string} */
            status: "Completado" | "En progreso" | "Pendiente" | "¡Contratado!";
            title: string;
        };
        PortalTimelineEntry: {
            /** @enum {string} */
            estado: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
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
        PositionUpdate: {
            activa?: boolean;
            nombre?: string;
            /** @description The `version` that was read. */
            version: number;
        };
        PreferencesRequest: {
            /** @enum {string|null} */
            vista_candidaturas?: "tarjetas" | "tabla" | null;
        };
        PreferencesResponse: {
            /**
             * @description The list of applications as cards or as a table; null: by the width of the screen.
             * @enum {string|null}
             */
            vista_candidaturas: "tarjetas" | "tabla" | null;
        };
        PriorityRequest: {
            /** @enum {string} */
            prioridad: "alta" | "media" | "baja";
            /** @description The version that was seen; another one answers 409 `stale_version`. */
            version: number;
        };
        ProblemResponse: {
            /**
             * @description Stable, for programs.
             * @enum {string}
             */
            code: "bad_request" | "invalid_query" | "validation_failed" | "not_found" | "too_many_requests" | "too_many_streams" | "payload_too_large" | "unsupported_media_type" | "origin_refused" | "precondition_failed" | "invalid_cursor" | "conflict" | "internal_error" | "unavailable" | "unauthenticated" | "forbidden" | "invalid_credentials" | "email_taken" | "account_inactive" | "token_expired" | "refresh_reused" | "wrong_password" | "second_factor_required" | "second_factor_expired" | "wrong_code" | "two_factor_active" | "two_factor_inactive" | "two_factor_not_started" | "email_not_verified" | "email_unchanged" | "email_change_taken" | "email_change_locked" | "second_factor_setup_required" | "second_factor_mandatory" | "api_key_invalid" | "api_key_expired" | "api_key_revoked" | "api_key_inactive" | "api_key_not_allowed" | "api_key_not_found" | "api_key_name_taken" | "api_keys_limit" | "api_key_ended" | "webhook_not_found" | "webhook_exists" | "webhook_stale" | "webhook_inactive" | "webhooks_limit" | "config_stale" | "smtp_locked" | "smtp_missing" | "department_not_found" | "department_exists" | "department_stale" | "department_in_use" | "departments_limit" | "departments_order_stale" | "position_not_found" | "position_exists" | "position_stale" | "position_in_use" | "positions_limit" | "user_not_found" | "email_already_exists" | "insufficient_permissions" | "own_account" | "user_not_invitable" | "log_not_found" | "candidate_not_found" | "application_not_found" | "stale_version" | "application_withdrawn" | "open_application_exists" | "undo_too_late" | "stale_profile" | "candidate_not_created" | "application_closed" | "vacancy_not_open" | "idempotency_mismatch" | "recipient_refused" | "status_not_current" | "idempotency_in_progress" | "idempotency_answer_lost" | "cv_required" | "cv_too_large" | "cv_wrong_type" | "cv_empty" | "cv_encrypted" | "photos_wrong_type" | "photos_too_many" | "photos_too_large" | "cv_not_found" | "upload_failed" | "upload_failed_again" | "upload_lost" | "upload_lost_again" | "files_too_many" | "upload_interrupted" | "document_not_found" | "document_already_asked" | "document_closed" | "document_stale" | "document_required" | "document_too_large" | "document_wrong_type" | "document_encrypted" | "document_failed" | "document_empty" | "attachment_too_large" | "attachment_wrong_type" | "attachment_encrypted" | "attachment_empty" | "attachments_too_many" | "attachment_not_found" | "attachment_failed" | "merge_not_found" | "merge_stale" | "merge_both_owned" | "merge_keep_owned" | "merge_clash" | "merge_too_old" | "merge_undo_later_first" | "merge_went_on" | "note_not_found" | "note_stale" | "thread_too_many" | "vacancy_not_found" | "vacancy_closed" | "vacancy_stale" | "vacancy_has_applications" | "vacancy_locked_closed" | "vacancy_locked_active" | "salary_band_missing" | "salary_reason_admin_only" | "tracking_link_not_found" | "tracking_link_exists" | "tracking_link_in_use" | "tracking_links_limit" | "closing_without_reason" | "proposal_link_gone" | "nobody_waiting" | "view_name_taken" | "view_limit" | "contact_too_fast" | "contact_form_expired" | "alert_gone" | "alert_exists" | "alert_limit" | "interview_not_found" | "interview_stale" | "interviewer_busy" | "candidate_busy" | "interview_application_closed" | "interview_over" | "interview_cancelled" | "interview_link_gone" | "interview_moved" | "availability_not_found" | "availability_stale" | "no_free_slots" | "slot_invitation_not_found" | "slot_missing" | "slot_taken" | "slot_already_picked" | "slot_invitation_expired" | "scorecard_not_held" | "scorecard_stale" | "scorecard_link_gone" | "scorecard_request_not_found" | "scorecard_requests_limit" | "criterion_not_found" | "criterion_stale" | "criteria_limit" | "export_unavailable" | "erasure_of_staff" | "notice_stale" | "notice_unchanged" | "settings_stale" | "hold_exists" | "hold_ended" | "person_not_found" | "erasure_held" | "keeping_gone" | "request_stale" | "request_closed" | "request_not_extendable" | "identity_not_checked" | "request_without_person" | "request_person_held" | "request_person_staff" | "erasure_gone" | "email_not_found" | "email_not_resendable" | "email_not_delayed" | "email_not_cancellable" | "email_cancel_by_undo" | "message_without_candidate" | "message_without_interview" | "message_wrong_stage" | "template_not_found" | "template_stale" | "test_without_address" | "reason_not_found" | "reason_exists" | "reason_in_use" | "tag_not_found" | "tag_exists" | "tags_limit" | "import_not_found" | "import_file_required" | "import_wrong_type" | "import_too_large" | "import_unfolds_too_much" | "import_broken_quotes" | "import_empty" | "import_too_many_rows" | "import_too_many_columns" | "import_stale" | "import_started" | "import_nothing_to_do" | "import_running" | "import_not_running" | "import_not_undoable" | "import_too_old" | "import_row_not_found" | "import_decision_refused" | "cv_draft_not_found" | "cv_draft_stale" | "cv_draft_duplicate" | "cv_drafts_too_many" | "bulk_not_found" | "bulk_empty" | "bulk_too_many" | "bulk_nothing_to_do" | "bulk_already_started" | "bulk_undone" | "export_busy";
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
        ProfileRequest: {
            apellidos: string;
            carta_presentacion?: string;
            ciudad: string;
            codigo_postal?: string;
            /** @description Code of a department that the edit form offers, or the one that the profile has. */
            departamento: string;
            direccion: string;
            educacion?: string;
            experiencia?: string;
            /** @description YYYY-MM-DD. */
            fecha_nacimiento?: string;
            /** @description Separated by commas. */
            habilidades?: string;
            nombre: string;
            /** @description Free text, or the code that the profile has. */
            posicion: string;
            telefono: string;
            /** @description `updated_at` of the profile that the form was filled with; another one answers 409 `stale_profile`. */
            updated_at: string;
        };
        ProfileResponse: {
            candidate: components["schemas"]["PortalProfile"];
            /** @description False: it said this already. */
            changed: boolean;
            /** @description What the form shows. */
            message: string;
        };
        ProvenanceResponse: {
            fecha: string;
            importacion_id: string;
            informados_el: string | null;
            nombre: string;
            origen: string;
            /** @enum {string} */
            tipo: "tabla" | "cvs";
        };
        QualificationRequest: {
            /** @description YYYY-MM-DD, its last good day; null or absent: not said, or it does not expire. */
            caduca_el?: string | null;
            /** @enum {string} */
            tipo: "permiso_am" | "permiso_b" | "permiso_b_e" | "permiso_c1" | "permiso_c1_e" | "permiso_c" | "permiso_c_e" | "permiso_d1" | "permiso_d1_e" | "permiso_d" | "permiso_d_e" | "cap_mercancias" | "cap_viajeros" | "tacografo" | "adr_basico" | "adr_cisternas" | "adr_explosivos" | "adr_radiactivos" | "carretilla";
        };
        QualificationResponse: {
            /** @description YYYY-MM-DD, its last good day. */
            caduca_el: string | null;
            /**
             * @description On today's day in Madrid; soon is 60 days. It never turns anybody down.
             * @enum {string}
             */
            estado: "caducada" | "vigente" | "caduca_pronto";
            /** @enum {string} */
            tipo: "permiso_am" | "permiso_b" | "permiso_b_e" | "permiso_c1" | "permiso_c1_e" | "permiso_c" | "permiso_c_e" | "permiso_d1" | "permiso_d1_e" | "permiso_d" | "permiso_d_e" | "cap_mercancias" | "cap_viajeros" | "tacografo" | "adr_basico" | "adr_cisternas" | "adr_explosivos" | "adr_radiactivos" | "carretilla";
        };
        QualificationsRequest: {
            /** @description YYYY-MM-DD; needed where `incorporacion` is fecha, ignored elsewhere. */
            disponible_desde?: string | null;
            fines_de_semana?: boolean;
            idiomas?: components["schemas"]["LanguageRequest"][];
            /** @enum {string|null} */
            incorporacion?: "inmediata" | "fecha" | null;
            /** @description May sleep away from home. */
            noches_fuera?: boolean;
            permisos: components["schemas"]["QualificationRequest"][];
            turnos?: ("manana" | "tarde" | "noche" | "partido")[];
            vehiculo_propio?: boolean;
        };
        QualificationsResponse: {
            /** @description YYYY-MM-DD. */
            disponible_desde: string | null;
            fines_de_semana: boolean;
            idiomas: components["schemas"]["LanguageResponse"][];
            /** @enum {string|null} */
            incorporacion: "inmediata" | "fecha" | null;
            noches_fuera: boolean;
            /** @description In the order of the vocabulary. */
            permisos: components["schemas"]["QualificationResponse"][];
            turnos: ("manana" | "tarde" | "noche" | "partido")[];
            vehiculo_propio: boolean;
        };
        QuarantinedPerson: {
            candidato_id: string;
            /** @description ISO 8601 instants. */
            cuarentena_at: string;
            persona: string;
            se_borra_at: string;
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
            tipo: "si_no" | "opcion" | "opciones" | "numero" | "texto";
            /** @description What a number counts. */
            unidad: string | null;
        };
        RateFigure: {
            /** @description Null: there was nothing to take it of, or it is of no period. */
            anterior: number | null;
            contratadas: number;
            de: number;
            /** @description In %, 2 decimals. */
            valor: number;
        };
        RateLimitInfo: {
            codigo: string;
            descripcion: string;
            /** @description How often within the time … */
            intentos: number;
            /** @description … before one has to wait. */
            segundos: number;
        };
        ReadNotificationsRequest: {
            /** @description Notifications to mark as read; those of somebody else are passed over. */
            ids: string[];
        };
        ReadThreadRequest: {
            /** @description Number of the last message that was on the screen. */
            hasta: number;
        };
        RecommendationCounts: {
            dudas: number;
            no: number;
            si: number;
            si_rotundo: number;
        };
        RecordHold: {
            /** @description Null: there is no hold. */
            retencion: components["schemas"]["HoldNotice"] | null;
        };
        RecoveryCodesResponse: {
            /** @description Shown once; each replaces the app once. */
            recovery_codes: string[];
        };
        RefreshRequest: {
            refresh_token?: string;
        };
        RefuseDocumentRequest: {
            /** @description The candidate reads it. */
            motivo: string;
            /** @description The version that HR saw; another one answers 409 `document_stale`. */
            version: number;
        };
        RegisterRequest: {
            /** @description Version of the privacy notice that the form showed. */
            aviso_version?: string;
            /** @description Code of the tracking link by which the person came. */
            canal?: string;
            confirm_password: string;
            email: string;
            password: string;
            /**
             * Format: uuid
             * @description The opening that the person wants to apply for: after verifying the address the form for it comes next.
             */
            vacante_id?: string;
        };
        RejectionDelay: {
            /** @description Hours, 0 to 720. */
            horas: number;
        };
        RejectionReasonRequest: {
            /** @description Offered when somebody is rejected; true unless said. */
            activo?: boolean;
            nombre: string;
            /** @description Place in the list, the lowest first. */
            orden?: number;
        };
        RejectionReasonResponse: {
            activo: boolean;
            id: string;
            nombre: string;
            orden: number;
        };
        RenewApiKeyRequest: {
            /**
             * @description Days from today for which the key is good.
             * @default 90
             */
            dias: number;
        };
        ReplacedResponse: {
            respuestas: {
                [key: string]: string | string[];
            };
            valores: {
                [key: string]: string;
            };
        };
        ReplayRequest: {
            /** @description ISO 8601 instant: what was given up since then is sent again. */
            desde: string;
        };
        ReplayResponse: {
            /** @description How many are sent again. */
            reenviadas: number;
        };
        ResetPasswordRequest: {
            confirm_password: string;
            password: string;
            token: string;
        };
        RestoreTemplateRequest: {
            /** @description The version to put back; 0: the words that the product brings. */
            restaurar: number;
            /** @description The version that was seen; another one answers 409 `template_stale`. */
            version: number;
        };
        RetentionSettingsRequest: {
            /** @description Days between the reminder and the quarantine. */
            aviso_dias: number;
            /** @description Days between the quarantine and the erasure. */
            cuarentena_dias: number;
            /** @description Months after the last activity of a closed process. */
            retencion_meses: number;
            /** @description The one that was read: an older one is refused. */
            version: number;
        };
        RetentionSettingsResponse: {
            aviso_dias: number;
            cuarentena_dias: number;
            retencion_meses: number;
            /** @description ISO 8601 instant. */
            updated_at: string;
            version: number;
        };
        RightsAnswer: {
            /** @description Whether the answer is mailed. */
            enviar: boolean;
            respuesta: string;
            /** @description The one that was read: an older one is refused. */
            version: number;
        };
        RightsErasure: {
            /** @description The e-mail of the request, or the first eight characters of the record's id, as a last question. */
            confirmacion: string;
            /** @description The one that was read: an older one is refused. */
            version: number;
        };
        RightsReason: {
            /** @description The person is told. */
            motivo: string;
            /** @description The one that was read: an older one is refused. */
            version: number;
        };
        RightsRequestOrder: {
            /** @enum {string} */
            canal: "portal" | "email" | "telefono" | "correo" | "presencial";
            detalle?: string;
            /** @description Where the answer goes, and what finds the person's record. */
            email: string;
            nombre: string;
            /** @description The day it came, YYYY-MM-DD, not later than today: the term counts from it. */
            recibida_el: string;
            /** @enum {string} */
            tipo: "acceso" | "rectificacion" | "supresion" | "oposicion" | "limitacion" | "portabilidad";
        };
        RightsRequestResponse: {
            acciones: ("identidad" | "tramitar" | "prorrogar" | "copia" | "borrar" | "resolver" | "denegar")[];
            /** @enum {string} */
            canal: "portal" | "email" | "telefono" | "correo" | "presencial";
            /** @description The record of who asked; null: there is none, or it has been erased. */
            candidato_id: string | null;
            /** @description ISO 8601 instant. */
            cerrada_at: string | null;
            detalle: string | null;
            /** @description Days left; negative when overdue; null once answered. */
            dias: number | null;
            email: string | null;
            /** @enum {string} */
            estado: "recibida" | "en_curso" | "prorrogada" | "resuelta" | "denegada";
            id: string;
            identidad_at: string | null;
            /** @description Null: the data of who asked have been erased. */
            nombre: string | null;
            prorroga_motivo: string | null;
            prorrogada_at: string | null;
            /** @description YYYY-MM-DD. */
            recibida_el: string;
            respuesta: string | null;
            /** @description Why the data may not be erased now; null: they may. */
            retencion: string | null;
            /** @enum {string} */
            tipo: "acceso" | "rectificacion" | "supresion" | "oposicion" | "limitacion" | "portabilidad";
            /** @description Last day to answer, YYYY-MM-DD. */
            vence_el: string;
            vencida: boolean;
            version: number;
        };
        RightsRequestRow: {
            /** @enum {string} */
            canal: "portal" | "email" | "telefono" | "correo" | "presencial";
            /** @description The record of who asked; null: there is none, or it has been erased. */
            candidato_id: string | null;
            /** @description ISO 8601 instant. */
            cerrada_at: string | null;
            /** @description Days left; negative when overdue; null once answered. */
            dias: number | null;
            email: string | null;
            /** @enum {string} */
            estado: "recibida" | "en_curso" | "prorrogada" | "resuelta" | "denegada";
            id: string;
            identidad_at: string | null;
            /** @description Null: the data of who asked have been erased. */
            nombre: string | null;
            /** @description YYYY-MM-DD. */
            recibida_el: string;
            /** @enum {string} */
            tipo: "acceso" | "rectificacion" | "supresion" | "oposicion" | "limitacion" | "portabilidad";
            /** @description Last day to answer, YYYY-MM-DD. */
            vence_el: string;
            vencida: boolean;
            version: number;
        };
        RightsSummary: {
            /** @description Requests not yet answered; null: more than are counted. */
            abiertas: number | null;
            vencidas: number | null;
        };
        RightsVersion: {
            /** @description The one that was read: an older one is refused. */
            version: number;
        };
        RowDecisionRequest: {
            /**
             * @description Null: as is decided for all of its kind.
             * @enum {string|null}
             */
            decision: "omitir" | "actualizar" | "candidatura" | "crear" | null;
        };
        RowTag: {
            /** @enum {string} */
            color: "grey" | "blue" | "green" | "yellow" | "red" | "purple";
            id: string;
            nombre: string;
        };
        RrhhEmailRequest: {
            asunto?: string;
            /**
             * Format: uuid
             * @description The person, whose current application is meant.
             */
            candidatoId?: string;
            /**
             * Format: uuid
             * @description The application.
             */
            candidaturaId?: string;
            cuerpo?: string;
            /** @description May be said; another address than that of the record is refused. */
            destinatario?: string;
            /** @enum {string} */
            tipo: "contacto" | "confirmacion_entrevista" | "contratacion" | "rechazo";
        };
        SavedCvResponse: {
            borrador: components["schemas"]["DraftResponse"];
            propuestas: components["schemas"]["CvProposalsResponse"];
        };
        SavedDraftResponse: {
            borrador: components["schemas"]["DraftResponse"];
            /** @description What another device had written in the same places and this save replaced. */
            sustituidos: components["schemas"]["ReplacedResponse"];
        };
        SaveDraftRequest: {
            /** @description The version that the device knew; 0: none. */
            base: number;
            /** @description Code of the tracking link by which the person came; the first one stays. */
            canal?: string;
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
        SavedSort: {
            field: string;
            /** @enum {string} */
            order: "ASC" | "DESC";
        };
        SavedViewChange: {
            filtros?: {
                [key: string]: string;
            };
            nombre?: string;
            orden?: components["schemas"]["SavedSort"] | null;
            predeterminada?: boolean;
        };
        SavedViewRequest: {
            /** @description The list's filters by name. */
            filtros: {
                [key: string]: string;
            };
            nombre: string;
            orden?: components["schemas"]["SavedSort"] | null;
            /** @description It opens with the list from now on, in place of any other. */
            predeterminada?: boolean;
        };
        SavedViewResponse: {
            filtros: {
                [key: string]: string;
            };
            id: string;
            nombre: string;
            orden: components["schemas"]["SavedSort"] | null;
            predeterminada: boolean;
        };
        SavedViewsOrder: {
            /** @description Ids of one's own views, the first one first. */
            ids: string[];
        };
        SaveTemplateRequest: {
            asunto: string;
            cuerpo: string;
            /** @description The version that was seen; another one answers 409 `template_stale`. */
            version: number;
        };
        ScheduleRequest: {
            /**
             * Format: uuid
             * @description The person's current application unless said.
             */
            aplicacion_id?: string;
            /** Format: uuid */
            candidato_id: string;
            /** @description Minutes; 30 unless said. */
            duracion_min?: number;
            /**
             * Format: uuid
             * @description A staff account; its interviews may not overlap.
             */
            entrevistador_id?: string | null;
            /** @description Somebody without an account; of a staff member it is set by itself. */
            entrevistador_nombre?: string | null;
            /** @description Day in Madrid, YYYY-MM-DD. */
            fecha: string;
            /** @description HR's own. */
            feedback?: string | null;
            /** @description Hour in Madrid, HH:MM. */
            hora: string;
            /** @description Kept only for `virtual`; https only. */
            link_virtual?: string | null;
            /** @description HR's own. */
            notas?: string | null;
            /** @enum {string} */
            tipo?: "presencial" | "virtual" | "telefonica";
            /** @description Kept only for `presencial`. */
            ubicacion?: string | null;
        };
        ScorecardRequestResponse: {
            /** @description ISO 8601 instant. */
            caduca: string;
            email: string;
            /** @enum {string} */
            estado: "pendiente" | "recibida" | "caducada" | "retirada";
            id: string;
            nombre: string;
        };
        ScorecardResponse: {
            autor_nombre: string;
            comentario: string | null;
            id: string;
            puntuaciones: components["schemas"]["ScoreView"][];
            /** @enum {string} */
            recomendacion: "si_rotundo" | "si" | "dudas" | "no";
            /** @description ISO 8601 instant. */
            updated_at: string;
            version: number;
        };
        ScoredCriterion: {
            descripcion: string | null;
            id: string;
            nombre: string;
        };
        ScoreDto: {
            /** Format: uuid */
            criterio_id: string;
            puntos: number;
        };
        ScoreView: {
            /** Format: uuid */
            criterio_id: string;
            /** @description As it was called when it was scored. */
            nombre: string;
            puntos: number;
        };
        ScreeningAnswerResponse: {
            id: string;
            /** @description Null: not answered. */
            respuesta: (boolean | number | string | string[]) | null;
            texto: string;
            /** @enum {string} */
            tipo: "si_no" | "opcion" | "opciones" | "numero" | "texto";
            /** @description What a number counts. */
            unidad: string | null;
        };
        SecondFactorRequest: {
            code: string;
            /** @description `ticket` of the answer `second_factor_required`. */
            ticket: string;
        };
        SeenRequest: {
            /**
             * Format: uuid
             * @description The vacancy whose page the person has opened.
             */
            vacante_id: string;
        };
        SessionResponse: {
            user: components["schemas"]["SessionUser"];
        };
        SessionUser: {
            apellidos: string | null;
            /**
             * @description The badge of the navbar; null without an application.
             * @enum {string|null}
             */
            application_status: "aprobada" | "entrevista" | "rechazada" | "en_revision" | null;
            /** @description The name to greet with. */
            display_name: string;
            email: string;
            email_verified: boolean;
            /** @description Where this person lands after signing in. */
            home: string;
            id: string;
            /**
             * @description How the installation writes dates and numbers; texts are Spanish.
             * @enum {string}
             */
            language: "es" | "en" | "fr";
            nombre: string | null;
            /** @description What this person may do, as permission words. */
            permissions: string[];
            /** @enum {string} */
            role: "admin" | "rrhh" | "candidate";
            /** @description The settings demand a second factor that this account has yet to set up: nothing else is open to it. */
            second_factor_setup: boolean;
            /**
             * @description The zone in which instants are shown.
             * @enum {string}
             */
            timezone: "Europe/Madrid" | "Europe/London" | "America/New_York" | "America/Los_Angeles";
            /** @description Notifications of the portal that the person has not read; 100 stands for that many or more. */
            unread_notifications: number;
        };
        SettingsResponse: {
            company_address: string;
            company_city: string;
            company_email: string;
            company_email_rrhh: string;
            company_hours: string;
            company_legal_name: string;
            company_name: string;
            company_phone: string;
            company_postal_code: string;
            company_registry: string;
            company_tax_id: string;
            email_notifications: boolean;
            /** @enum {string} */
            language: "es" | "en" | "fr";
            password_min_length: number;
            rechazo_retraso_horas: number;
            require_special_chars: boolean;
            /** @description Who messages come from, as things are. */
            sender: string;
            session_timeout: number;
            smtp_from: string;
            smtp_host: string;
            /** @description SMTP_URL is set: it wins, and the `smtp_*` settings cannot be changed. */
            smtp_locked: boolean;
            /** @description The password itself is never given back. */
            smtp_password_set: boolean;
            smtp_port: number;
            smtp_user: string;
            system_email: string;
            /** @enum {string} */
            timezone: "Europe/Madrid" | "Europe/London" | "America/New_York" | "America/Los_Angeles";
            two_factor_auth: boolean;
            updated_at: string;
            /** @description Rises with every change. */
            version: number;
        };
        SignInLinkRequest: {
            email: string;
            /** @description Path of the site first asked for, to which the link leads. */
            next?: string;
        };
        SlotInvitationResponse: {
            aplicacion_id: string;
            /** @description ISO 8601 instants. */
            caduca: string;
            candidato_id: string;
            created_at: string;
            disponibilidad_id: string;
            disponibilidad_nombre: string;
            /** @description Beginning of what was picked. */
            elegida: string | null;
            entrevistador_nombre: string;
            /** @enum {string} */
            estado: "abierta" | "elegida" | "caducada" | "retirada" | "cerrada";
            id: string;
            /** @description What the person applied for: the vacancy, or the code of the position. */
            puesto: string;
        };
        StageFigure: {
            /** @enum {string} */
            etapa: "recibida" | "en_revision" | "contratada" | "rechazada" | "entrevista";
            nombre: string;
            /** @description Of those received, in %. */
            parte: number;
            /** @description Applications received in the period that have been in this stage, each once. */
            total: number;
        };
        StayFigure: {
            /** @description Stays that ended in the period by a move. */
            casos: number;
            /** @enum {string} */
            etapa: "recibida" | "en_revision" | "entrevista";
            /** @description In days with 1 decimal; null: none ended. */
            mediana: number | null;
            nombre: string;
            /** @description Nine of ten took no longer. */
            p90: number | null;
        };
        SubmitMessage: {
            description: string;
            title: string;
        };
        SubmitRequest: {
            apellidos: string;
            /** @description Version of the privacy notice that the form showed. */
            aviso_version?: string;
            /** @description Code of the tracking link by which the person came, as its address says; an unknown one counts as the web. */
            canal?: string;
            carta_presentacion?: string;
            ciudad: string;
            codigo_postal?: string;
            /**
             * @description Licences, availability and languages, as JSON of a QualificationsRequest. Absent: they stay as they are.
             * @example {"permisos":[{"tipo":"permiso_c","caduca_el":"2031-05-04"}],"turnos":["manana"]}
             */
            cualificaciones?: string;
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
            cv_modo?: "generado";
            /** @description Code of a department that the form offers; that of the vacancy wins. */
            departamento: string;
            direccion: string;
            educacion?: string;
            experiencia?: string;
            /** @description YYYY-MM-DD. */
            fecha_nacimiento?: string;
            /**
             * @description The box for other openings was ticked. Absent or false changes nothing: leaving it blank withdraws nothing.
             * @enum {string}
             */
            futuras_ofertas?: "true" | "false";
            /** @description Version of the text of that box. */
            futuras_ofertas_version?: string;
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
            application: components["schemas"]["PortalApplication"];
            /** @description False: the open application to the same vacancy was updated. */
            created: boolean;
            /** @description What the form shows. */
            message: components["schemas"]["SubmitMessage"];
        };
        SystemAvailability: {
            comprobaciones: number;
            /** @description The first day that is counted. */
            desde: string;
            /** @description Of the checks of the last 30 days, those that found a usable part, in % with 2 decimals. */
            porcentaje: number;
        };
        SystemInfo: {
            arrancado_at: string;
            base_de_datos: string;
            en_marcha_segundos: number;
            /** @description The last migration that the database has. */
            esquema: string;
            node: string;
            produccion: boolean;
            version: string;
        };
        SystemStatistics: {
            activeDepartments: number;
            /** @description Spontaneous and withdrawn ones included. */
            totalApplications: number;
            /** @description Accounts of every role. */
            totalUsers: number;
            totalVacancies: number;
        };
        SystemStatus: {
            componentes: components["schemas"]["ComponentStatus"][];
            /** @description When the part that was checked longest ago was checked; null: one was not yet. */
            comprobado_at: string | null;
            /** @description Null: nothing has been checked yet. */
            disponibilidad: components["schemas"]["SystemAvailability"] | null;
            /**
             * @description The worst of all parts.
             * @enum {string}
             */
            estado: "ok" | "aviso" | "fallo";
            mensaje: string;
        };
        TagRequest: {
            /** @enum {string} */
            color?: "grey" | "blue" | "green" | "yellow" | "red" | "purple";
            /** @description Unique, whatever its accents and capitals. */
            nombre: string;
        };
        TagResponse: {
            /** @enum {string} */
            color: "grey" | "blue" | "green" | "yellow" | "red" | "purple";
            id: string;
            nombre: string;
            /** @description People who carry it; null: more than are counted. */
            personas: number | null;
        };
        TemplateResponse: {
            asunto: string;
            cuerpo: string;
            /** @description The template. */
            id: string;
            nombre: string;
            /** @description ISO 8601 instant of the last change. */
            updated_at: string | null;
            variables: components["schemas"]["TemplateVariableResponse"][];
            /** @description 0: the words that the product brings. */
            version: number;
        };
        TemplateRow: {
            asunto: string;
            /** @description The template. */
            id: string;
            nombre: string;
            /** @description ISO 8601 instant of the last change. */
            updated_at: string | null;
            /** @description 0: the words that the product brings. */
            version: number;
        };
        TemplateVariableResponse: {
            /** @description It stands alone on its line. */
            bloque: boolean;
            /** @description What it stands for, in words. */
            descripcion: string;
            nombre: string;
        };
        TemplateVersionResponse: {
            asunto: string;
            /** @description Name of the staff member; null for the product's own words, or somebody who has gone. */
            autor: string | null;
            created_at: string | null;
            cuerpo: string;
            /** @description The older version whose words were put back. */
            restaurada_de: number | null;
            version: number;
        };
        ThreadAttachmentResponse: {
            /** @description Size in bytes. */
            bytes: number;
            id: string;
            nombre: string;
            /** @description Media type, found in the content. */
            tipo: string;
            /** @description Address that serves it to whoever may read the thread. */
            url: string;
        };
        ThreadMessageRequest: {
            /** @description Up to three files: PDF, DOC, DOCX, JPEG or PNG, 5 MB each. */
            adjuntos?: string[];
            texto: string;
        };
        ThreadMessageResponse: {
            adjuntos: components["schemas"]["ThreadAttachmentResponse"][];
            /** @enum {string} */
            autor: "candidato" | "rrhh";
            /** @description As the reader may know them: candidates see the team, not its people. */
            autor_nombre: string;
            /** @description ISO 8601 instant. */
            created_at: string;
            id: string;
            /** @description Whether the other side has read it. */
            leido: boolean;
            /** @description Its number in the thread, from 1. */
            orden: number;
            texto: string;
        };
        ThreadResponse: {
            /** @description Whether there are earlier ones. */
            hay_anteriores: boolean;
            /** @description Of the candidate: a person has one thread. */
            id: string;
            /** @description Oldest first. */
            mensajes: components["schemas"]["ThreadMessageResponse"][];
            /** @description Messages of the other side that the reader's side has not read. */
            sin_leer: number;
        };
        ThreadRow: {
            apellidos: string;
            /** @description Of the candidate: a person has one thread. */
            id: string;
            mensajes: number;
            nombre: string;
            /** @description Messages of the candidate that nobody has read. */
            sin_leer: number;
            /** @description ISO 8601 instant of the last message. */
            ultimo_at: string;
            /** @enum {string|null} */
            ultimo_autor: "candidato" | "rrhh" | null;
        };
        TimelineEntry: {
            /** @enum {string|null} */
            a: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada" | null;
            /** @description It was taken back: an undone move, a cancelled interview. */
            anulado: boolean;
            /** @description Name of who did it; null: the candidate, the system, or an account that is gone. */
            autor: string | null;
            /** @description Unique in the history: kind and id of the record. */
            clave: string;
            /** @description Of an interview: when it is. ISO 8601 instant. */
            cuando: string | null;
            /**
             * @description Of a move.
             * @enum {string|null}
             */
            de: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada" | null;
            /** @description ISO 8601 instant. */
            fecha: string;
            /** @enum {string} */
            suceso: "creada" | "actualizada" | "movida" | "deshecha" | "retirada" | "correo" | "conversacion_candidato" | "conversacion_rrhh" | "nota" | "entrevista" | "documento_pedido" | "documento_recibido" | "cv_recibido" | "cv_visto" | "cv_descargado";
            /** @description What was written, asked or sent: the subject of a message, the text of a note, the name of a file. */
            texto: string | null;
            /** @enum {string} */
            tipo: "movimiento" | "mensaje" | "nota" | "entrevista" | "documento" | "cv";
        };
        TimelineResponse: {
            /** @description For `antes`; null: there is nothing earlier. */
            siguiente: string | null;
            /** @description Newest first. */
            sucesos: components["schemas"]["TimelineEntry"][];
        };
        TokenRequest: {
            code?: string;
            email: string;
            password: string;
        };
        TokenResponse: {
            /** @description For `Authorization: Bearer`. */
            access_token: string;
            /** @description Seconds that the access token is good for. */
            expires_in: number;
            /** @description For POST /auth/refresh; each use gives a new one. */
            refresh_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            user: components["schemas"]["SessionUser"];
        };
        TrackingLinkQr: {
            direccion: string;
            path: string;
            /** @description Width and height in modules, the quiet zone included. */
            size: number;
        };
        TrackingLinkResponse: {
            /** @description Name of who made it; null: gone. */
            autor: string | null;
            /** @description Applications it brought, to whichever opening; null: more than 1,000. */
            candidaturas: number | null;
            codigo: string;
            /** @description ISO 8601 instant. */
            created_at: string;
            /** @description What is handed out. */
            direccion: string;
            id: string;
            nombre: string;
            /** @description Null: of all openings. */
            vacante_id: string | null;
            /** @description Arrivals from elsewhere, programs left out. */
            visitas: number;
        };
        TryTemplateRequest: {
            asunto: string;
            /**
             * Format: uuid
             * @description Whose values to show; absent: invented ones.
             */
            candidato_id?: string;
            cuerpo: string;
        };
        TwoFactorStartResponse: {
            /** @description The dark modules as the path of an SVG of that size. */
            qr_path: string;
            /** @description Width and height of the drawing in modules, margin included. */
            qr_size: number;
            /** @description Base32. */
            secret: string;
            /** @description otpauth://, which opens the app on a telephone. */
            uri: string;
        };
        UnansweredStats: {
            /** @description Null: more than 1,000, not counted. */
            total: number | null;
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
        UnreadNotificationsResponse: {
            /** @description How many are still unread; 100 stands for that many or more. */
            unread_notifications: number;
        };
        UpdateSettingsRequest: {
            company_address?: string;
            company_city?: string;
            company_email?: string;
            /** @description Mailbox of human resources: answers to messages go there. */
            company_email_rrhh?: string;
            company_hours?: string;
            company_legal_name?: string;
            company_name?: string;
            company_phone?: string;
            company_postal_code?: string;
            company_registry?: string;
            company_tax_id?: string;
            /** @description Off: messages of the process are written as `omitido`; those of accounts still go. */
            email_notifications?: boolean;
            /**
             * @description How dates and numbers are written; texts stay Spanish.
             * @enum {string}
             */
            language?: "es" | "en" | "fr";
            password_min_length?: number;
            /** @description Hours that a rejection waits. */
            rechazo_retraso_horas?: number;
            require_special_chars?: boolean;
            /** @description Minutes of idleness after which staff sign in again. */
            session_timeout?: number;
            /** @description `Name <box@host>` or `box@host`; empty: the system's e-mail. */
            smtp_from?: string;
            /** @description Empty: no server; messages are kept as `capturado`. */
            smtp_host?: string;
            /** @description The password of the mail server; stored sealed and never given back. Empty: none. */
            smtp_password?: string;
            smtp_port?: number;
            /** @description Empty: without signing in. */
            smtp_user?: string;
            /** @description Sender of messages where `smtp_from` names none. */
            system_email?: string;
            /**
             * @description How instants are written; appointments keep the zone they were agreed in.
             * @enum {string}
             */
            timezone?: "Europe/Madrid" | "Europe/London" | "America/New_York" | "America/Los_Angeles";
            two_factor_auth?: boolean;
            /** @description The `version` that was read: a setting changed since then is refused with `config_stale`. */
            version: number;
        };
        UpdateStatusRequest: {
            candidato?: components["schemas"]["NotifiedPerson"];
            /**
             * Format: uuid
             * @description The person, whose current application is meant.
             */
            candidatoId?: string;
            /**
             * Format: uuid
             * @description The application.
             */
            candidaturaId?: string;
            /** @description For the candidate to read, unless the move had words of its own. */
            feedback?: string;
            /**
             * Format: uuid
             * @description Why it is rejected, from the list of reasons; HR's own. Only with `rechazada`.
             */
            motivo_rechazo_id?: string;
            /** @description Whether the candidate gets a message; true unless said. */
            notificar?: boolean;
            /**
             * @description Where the application stands: one of the six estados, or the stage `entrevista`.
             * @enum {string}
             */
            nuevoEstado: "recibida" | "en_revision" | "entrevista" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            /** @description The version that was seen; another one answers 409 `stale_version`. Absent: the application as it is now. */
            version?: number;
        };
        UserDetailResponse: {
            /** @description What the asking administrator may do with it now. */
            actions: ("role" | "deactivate" | "activate" | "end_sessions" | "reset_second_factor" | "invite")[];
            apellidos: string | null;
            /** @description Record of the person as a candidate. */
            candidate_id: string | null;
            created_at: string;
            /** @description Codes; of staff only. */
            departamento: string | null;
            email: string;
            email_verified: boolean;
            /** @description False: an invitation waits for its answer, or the password was dropped with a promotion. */
            has_password: boolean;
            id: string;
            last_sign_in_at: string | null;
            nombre: string | null;
            /** @description Browsers and programs that are signed in now. */
            open_sessions: number;
            posicion: string | null;
            /** @enum {string} */
            role: "admin" | "rrhh" | "candidate";
            /** @description The one used last first. */
            sessions: components["schemas"]["UserSession"][];
            /**
             * @description An inactive account cannot be signed in to.
             * @enum {string}
             */
            status: "active" | "inactive";
            /** @description The second factor is on. */
            two_factor: boolean;
        };
        UserResponse: {
            /** @description What the asking administrator may do with it now. */
            actions: ("role" | "deactivate" | "activate" | "end_sessions" | "reset_second_factor" | "invite")[];
            apellidos: string | null;
            /** @description Record of the person as a candidate. */
            candidate_id: string | null;
            created_at: string;
            /** @description Codes; of staff only. */
            departamento: string | null;
            email: string;
            email_verified: boolean;
            /** @description False: an invitation waits for its answer, or the password was dropped with a promotion. */
            has_password: boolean;
            id: string;
            last_sign_in_at: string | null;
            nombre: string | null;
            /** @description Browsers and programs that are signed in now. */
            open_sessions: number;
            posicion: string | null;
            /** @enum {string} */
            role: "admin" | "rrhh" | "candidate";
            /**
             * @description An inactive account cannot be signed in to.
             * @enum {string}
             */
            status: "active" | "inactive";
            /** @description The second factor is on. */
            two_factor: boolean;
        };
        UserSession: {
            created_at: string;
            /** @description Browser and system, as far as they say so. */
            device: string;
            id: string;
            last_seen_at: string;
        };
        VacancyAnswerResponse: {
            /** @description ISO 8601 instant. */
            created_at: string;
            fallidas: number;
            id: string;
            pendientes: number;
            respondidas: number;
            /** @description ISO 8601 instant; null while it runs. */
            terminada_at: string | null;
            total: number;
            /** @description Answered, hired or withdrawn by someone else meanwhile. */
            ya_cerradas: number;
        };
        VacancyAnswerRowResponse: {
            apellidos: string;
            aplicacion_id: string;
            candidato_id: string;
            /** @description Why it failed. */
            detalle: string | null;
            nombre: string;
            /** @enum {string} */
            resultado: "pendiente" | "respondida" | "ya_cerrada" | "fallida";
        };
        VacancyChange: {
            ahora: (string | number | boolean) | null;
            antes: (string | number | boolean) | null;
            /** @description Name of the field on the wire. */
            campo: string;
        };
        VacancyEditRequest: {
            /** @default [] */
            beneficios: string[];
            /**
             * @description YYYY-MM-DD, the last day on which one may apply, in Madrid. It closes by itself when that is over.
             * @default null
             */
            cierra_el: string | null;
            /**
             * @description Licences and certificates that the job needs. They turn nobody down.
             * @default []
             */
            cualificaciones: ("permiso_am" | "permiso_b" | "permiso_b_e" | "permiso_c1" | "permiso_c1_e" | "permiso_c" | "permiso_c_e" | "permiso_d1" | "permiso_d1_e" | "permiso_d" | "permiso_d_e" | "cap_mercancias" | "cap_viajeros" | "tacografo" | "adr_basico" | "adr_cisternas" | "adr_explosivos" | "adr_radiactivos" | "carretilla")[];
            /** @description Code of a department that vacancies are offered in. */
            departamento: string;
            /** @description Plain text; blank lines separate paragraphs. */
            descripcion: string;
            /** @default false */
            destacada: boolean;
            educacion?: string | null;
            /**
             * @description Closing is a call of its own.
             * @enum {string}
             */
            estado: "activa" | "pausada" | "borrador";
            /**
             * @description Years; never fewer than the least.
             * @default null
             */
            experiencia_max: number | null;
            /**
             * @description Years.
             * @default 0
             */
            experiencia_min: number;
            /** @default [] */
            idiomas: string[];
            /** @enum {string} */
            jornada: "Completa" | "Parcial" | "Flexible";
            /** @description Only an administrator's: why it is published without a salary. */
            motivo_sin_salario?: string | null;
            /** @description Code of a position of that department. */
            posicion: string;
            /**
             * @description Asked in the application form, in this order; `id` names each in its answers and is kept when it is edited.
             * @default []
             */
            preguntas: components["schemas"]["QuestionResponse"][];
            /**
             * @default normal
             * @enum {string}
             */
            prioridad: "urgente" | "alta" | "normal" | "baja";
            /** @default [] */
            requisitos: string[];
            /** @default [] */
            responsabilidades: string[];
            /**
             * @description Gross euros a year; never below the lower end.
             * @default null
             */
            salario_max: number | null;
            /**
             * @description Gross euros a year; null or absent: not said. Needed, as the upper end, to publish.
             * @default null
             */
            salario_min: number | null;
            /** @default [] */
            tags: string[];
            /** @enum {string} */
            tipo_contrato: "Indefinido" | "Temporal" | "Prácticas";
            titulo: string;
            ubicacion: string;
            /** @default 1 */
            vacantes_disponibles: number;
            /** @description The version that was seen; another one answers 409 `vacancy_stale` with the vacancy as it is (`actual`). */
            version: number;
            /** @default true */
            visible_publicamente: boolean;
        };
        VacancyFacets: {
            departamento: components["schemas"]["FacetOption"][];
            /** @description Featured ones. */
            destacada: number;
            /** @description Asking for at least so many years. */
            experiencia_min: components["schemas"]["FacetOption"][];
            jornada: components["schemas"]["FacetOption"][];
            /** @description Paying at least so many euros a year. */
            salario_min: components["schemas"]["FacetOption"][];
            /** @description The most frequent tags. */
            tags: components["schemas"]["FacetOption"][];
            tipo_contrato: components["schemas"]["FacetOption"][];
            /** @description Open vacancies that meet all conditions. */
            total: number;
            /** @description The most frequent places. */
            ubicacion: components["schemas"]["FacetOption"][];
        };
        VacancyFigures: {
            /** @description ISO 8601 instant; null while it is not closed. */
            cerrada_at: string | null;
            contratada: number;
            en_revision: number;
            entrevista: number;
            entrevistas_previstas: number;
            /** @description The vacancy. */
            id: string;
            /** @description HR's own: why it was closed. */
            motivo_cierre: string | null;
            rechazada: number;
            recibida: number;
            /** @description Withdrawn by the candidate; in none of those before. */
            retiradas: number;
            /** @description With an answer overdue. */
            sin_responder: number;
            total: number;
        };
        VacancyFormRequest: {
            /** @default [] */
            beneficios: string[];
            /**
             * @description YYYY-MM-DD, the last day on which one may apply, in Madrid. It closes by itself when that is over.
             * @default null
             */
            cierra_el: string | null;
            /**
             * @description Licences and certificates that the job needs. They turn nobody down.
             * @default []
             */
            cualificaciones: ("permiso_am" | "permiso_b" | "permiso_b_e" | "permiso_c1" | "permiso_c1_e" | "permiso_c" | "permiso_c_e" | "permiso_d1" | "permiso_d1_e" | "permiso_d" | "permiso_d_e" | "cap_mercancias" | "cap_viajeros" | "tacografo" | "adr_basico" | "adr_cisternas" | "adr_explosivos" | "adr_radiactivos" | "carretilla")[];
            /** @description Code of a department that vacancies are offered in. */
            departamento: string;
            /** @description Plain text; blank lines separate paragraphs. */
            descripcion: string;
            /** @default false */
            destacada: boolean;
            educacion?: string | null;
            /**
             * @description Closing is a call of its own.
             * @enum {string}
             */
            estado: "activa" | "pausada" | "borrador";
            /**
             * @description Years; never fewer than the least.
             * @default null
             */
            experiencia_max: number | null;
            /**
             * @description Years.
             * @default 0
             */
            experiencia_min: number;
            /** @default [] */
            idiomas: string[];
            /** @enum {string} */
            jornada: "Completa" | "Parcial" | "Flexible";
            /** @description Only an administrator's: why it is published without a salary. */
            motivo_sin_salario?: string | null;
            /** @description Code of a position of that department. */
            posicion: string;
            /**
             * @description Asked in the application form, in this order; `id` names each in its answers and is kept when it is edited.
             * @default []
             */
            preguntas: components["schemas"]["QuestionResponse"][];
            /**
             * @default normal
             * @enum {string}
             */
            prioridad: "urgente" | "alta" | "normal" | "baja";
            /** @default [] */
            requisitos: string[];
            /** @default [] */
            responsabilidades: string[];
            /**
             * @description Gross euros a year; never below the lower end.
             * @default null
             */
            salario_max: number | null;
            /**
             * @description Gross euros a year; null or absent: not said. Needed, as the upper end, to publish.
             * @default null
             */
            salario_min: number | null;
            /** @default [] */
            tags: string[];
            /** @enum {string} */
            tipo_contrato: "Indefinido" | "Temporal" | "Prácticas";
            titulo: string;
            ubicacion: string;
            /** @default 1 */
            vacantes_disponibles: number;
            /** @default true */
            visible_publicamente: boolean;
        };
        VacancyHistoryResponse: {
            /** @description Name of who did it; null: by itself, or somebody who is gone. */
            autor: string | null;
            /** @description Lists have one entry a line. */
            cambios: components["schemas"]["VacancyChange"][];
            /** @description The reason of a closing, or the title of what it is a copy of. */
            detalle: string | null;
            /** @description ISO 8601 instant. */
            fecha: string;
            id: string;
            /** @enum {string} */
            tipo: "creada" | "duplicada" | "editada" | "estado" | "cierre_automatico";
        };
        VacancyManagement: {
            /**
             * @description Why it cannot be edited as it stands; null: it can.
             * @enum {string|null}
             */
            bloqueo: "cerrada" | "activa_con_candidaturas" | null;
            /** @description An administrator's reason for showing no salary. */
            motivo_sin_salario: string | null;
            /** @description Without applications. */
            puede_eliminar: boolean;
            /** @description To be sent with an edit. */
            version: number;
        };
        VacancyMatchReason: {
            /** @enum {string} */
            motivo: "puesto" | "departamento" | "cualificacion" | "ciudad" | "reciente";
            /** @description In words to show. */
            texto: string;
        };
        VacancyMatchResponse: {
            apellidos: string;
            candidato_id: string;
            ciudad: string;
            /** @description ISO 8601 instant before which no other proposal may be sent; null: now. */
            descansa_hasta: string | null;
            email_verificado: boolean;
            /** @description To this vacancy; at most one for ever. */
            invitacion: components["schemas"]["InvitationBrief"] | null;
            motivos: components["schemas"]["VacancyMatchReason"][];
            nombre: string;
            posicion_nombre: string;
            /** @description 0 to 100. */
            puntos: number;
            /** @description ISO 8601 instant. */
            ultima_candidatura: string;
        };
        VacancyResponse: {
            /** @description Whether an application to it is accepted now. */
            acepta_candidaturas: boolean;
            /** @description Applications received; only staff are told. */
            aplicaciones_recibidas?: number;
            beneficios: string[];
            /** @description YYYY-MM-DD, the last day on which one may apply, in Madrid; null: until it is closed. */
            cierra_el: string | null;
            /** @description Licences and certificates that the job needs; they turn nobody down. */
            cualificaciones: ("permiso_am" | "permiso_b" | "permiso_b_e" | "permiso_c1" | "permiso_c1_e" | "permiso_c" | "permiso_c_e" | "permiso_d1" | "permiso_d1_e" | "permiso_d" | "permiso_d_e" | "cap_mercancias" | "cap_viajeros" | "tacografo" | "adr_basico" | "adr_cisternas" | "adr_explosivos" | "adr_radiactivos" | "carretilla")[];
            /** @description Code of the department. */
            departamento: string;
            /** @description Name of the department, for people. */
            departamento_nombre: string;
            /** @description Plain text; blank lines separate paragraphs. */
            descripcion: string;
            destacada: boolean;
            educacion: string | null;
            /** @enum {string} */
            estado: "activa" | "pausada" | "cerrada" | "borrador";
            /** @description Years of experience. */
            experiencia_max: number | null;
            /** @description Years of experience. */
            experiencia_min: number;
            /** @description ISO 8601 instant. */
            fecha_publicacion: string;
            /** @description Only for staff. */
            gestion?: components["schemas"]["VacancyManagement"];
            id: string;
            idiomas: string[];
            /** @enum {string} */
            jornada: "Completa" | "Parcial" | "Flexible";
            /** @description Code of the position. */
            posicion: string;
            /** @description Name of the position, for people. */
            posicion_nombre: string;
            /** @description Asked in the application form, in this order. */
            preguntas: components["schemas"]["QuestionResponse"][];
            /** @enum {string} */
            prioridad: "normal" | "urgente" | "alta" | "baja";
            requisitos: string[];
            responsabilidades: string[];
            /** @description Gross euros a year; null: to be agreed. */
            salario_max: number | null;
            /** @description Gross euros a year; null: to be agreed. */
            salario_min: number | null;
            tags: string[];
            /** @enum {string} */
            tipo_contrato: "Indefinido" | "Temporal" | "Prácticas";
            titulo: string;
            ubicacion: string;
            /** @description ISO 8601 instant of the last change. */
            updated_at: string;
            /** @description People wanted. */
            vacantes_disponibles: number;
            visible_publicamente: boolean;
        };
        VacancyStateRequest: {
            /**
             * @description Closing is a call of its own.
             * @enum {string}
             */
            estado: "activa" | "pausada" | "borrador";
            /** @description Only an administrator's: why it is published without a salary band. */
            motivo_sin_salario?: string;
            /**
             * @description The estado that was seen; another one answers 409 `vacancy_stale`.
             * @enum {string}
             */
            visto: "activa" | "pausada" | "cerrada" | "borrador";
        };
        VacancyStatistics: {
            active: number;
            /** @description Applications to a vacancy; spontaneous ones are not among them. */
            applications: number;
            closed: number;
            draft: number;
            paused: number;
            total: number;
        };
        VacancySummary: {
            activas: number;
            /** @description Received by all of them. */
            candidaturas: number;
            destacadas: number;
            total: number;
        };
        VacancyUnanswered: {
            /** @description Open applications. */
            abiertas: number;
            en_revision: number;
            entrevista: number;
            recibida: number;
            /** @description The last order to answer them all. */
            respuesta: components["schemas"]["VacancyAnswerResponse"] | null;
            /** @description Of those, longer than their stage allows. */
            sin_responder: number;
        };
        ValidationResponse: {
            /** @description As it would arrive; null: not valid. */
            asunto: string | null;
            /** @description Stable, for programs; null: it is valid. */
            codigo: string | null;
            /** @description The address of the record; null: not valid. */
            destinatario: string | null;
            /** @description Messages by field. */
            errores: {
                [key: string]: string[];
            };
            /** @description The sentence to show; null: it is valid. */
            mensaje: string | null;
            valido: boolean;
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
            status: "verified" | "password_required";
        };
        WaitingRejection: {
            /** @description False: messages are off, and only the portal will show it. */
            con_correo: boolean;
            correo_id: string;
            /** @description ISO 8601 instant at which it leaves. */
            enviar_desde: string;
            /** @description The move to take back. */
            historial_id: string;
        };
        WaitingResponse: {
            apellidos: string;
            candidato_id: string;
            /** @description ISO 8601 instant since when it stands there. */
            desde: string;
            email_verificado: boolean;
            /** @enum {string} */
            estado: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
            /** @description The application. */
            id: string;
            nombre: string;
            /** @description Longer than its stage allows. */
            sin_responder: boolean;
        };
        WantedResponse: {
            /** @description False: only welcome. */
            obligatoria: boolean;
            /** @enum {string} */
            tipo: "permiso_am" | "permiso_b" | "permiso_b_e" | "permiso_c1" | "permiso_c1_e" | "permiso_c" | "permiso_c_e" | "permiso_d1" | "permiso_d1_e" | "permiso_d" | "permiso_d_e" | "cap_mercancias" | "cap_viajeros" | "tacografo" | "adr_basico" | "adr_cisternas" | "adr_explosivos" | "adr_radiactivos" | "carretilla";
        };
        WebhookEditRequest: {
            /** @description Switched off it is told nothing, and what waits is given up. */
            activo: boolean;
            /** @description For people: what is behind it. */
            descripcion?: string;
            /** @description What it is told. */
            eventos: ("application.received" | "application.moved" | "application.withdrawn" | "interview.created" | "interview.changed" | "interview.cancelled" | "vacancy.published" | "vacancy.unpublished" | "vacancy.closed")[];
            /** @description Address that takes the messages: https, on the internet. */
            url: string;
            /** @description The version that was seen. */
            version: number;
        };
        WebhookResponse: {
            activo: boolean;
            /** @description Until when messages are signed with the secret before the last rotation too. */
            anterior_hasta: string | null;
            /** @description ISO 8601 instant. */
            created_at: string;
            descripcion: string;
            eventos: ("application.received" | "application.moved" | "application.withdrawn" | "interview.created" | "interview.changed" | "interview.cancelled" | "vacancy.published" | "vacancy.unpublished" | "vacancy.closed")[];
            /** @description ISO 8601 instant since which nothing but failures. */
            fallando_desde: string | null;
            /** @description Deliveries of the last 30 days that were given up; null: more than 1,000. */
            fallidas: number | null;
            id: string;
            /**
             * @description Why it is switched off: by hand, failures alone, or an answer 410; null: it is on.
             * @enum {string|null}
             */
            motivo_desactivado: "manual" | "fallos" | "410" | null;
            /** @description Deliveries that wait; null: more than 1,000. */
            pendientes: number | null;
            /** @enum {string} */
            salud: "bien" | "sin_envios" | "con_fallos" | "desactivado";
            /** @description ISO 8601 instant, to within a minute. */
            ultimo_exito_at: string | null;
            url: string;
            version: number;
        };
        WebhookWithSecret: {
            /** @description `whsec_…`: verifies the signatures. It is shown this once. */
            secreto: string;
            webhook: components["schemas"]["WebhookResponse"];
        };
        WeekFigure: {
            desde: string;
            hasta: string;
            /** @description ISO 8601, e.g. `2026-W47`; cut to the period, weeks without any are zero. */
            semana: string;
            total: number;
        };
        WindowDto: {
            /** @description Hour in Madrid, HH:MM. */
            desde: string;
            /** @description 1: Monday … 7: Sunday. */
            dia?: number;
            /** @description Day in Madrid, YYYY-MM-DD. */
            fecha?: string;
            hasta: string;
        };
        WithdrawRequest: {
            /**
             * @description The estado that the candidate saw; another one answers 409 `stale_version`.
             * @enum {string}
             */
            estado: "recibida" | "en_revision" | "entrevista_programada" | "entrevista_realizada" | "contratada" | "rechazada";
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
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["AlertTokenRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["AlertTokenRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    answertimes_get: {
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
                    "application/json": components["schemas"]["AnswerTimes"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    answertimes_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerTimes"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerTimes"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    apikeys_list: {
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
                    "application/json": components["schemas"]["ApiKeyResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    apikeys_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKeyRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    apikeys_endPrevious: {
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
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    apikeys_renew: {
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
                "application/json": components["schemas"]["RenewApiKeyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyWithSecret"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    apikeys_revoke: {
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
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    applications_submit: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SubmitRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitResponse"];
                };
            };
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["ApplicationResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    feedback_set: {
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
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    applications_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    applications_previewMove: {
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
                "application/json": components["schemas"]["MovePreviewRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreview"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    applications_setPriority: {
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
                "application/json": components["schemas"]["PriorityRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    applications_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    applications_withdraw: {
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
                "application/json": components["schemas"]["WithdrawRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalApplication"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    candidatesexport_download: {
        parameters: {
            query: {
                /** @description The filter of the list of candidates, as JSON text; absent: everybody. */
                filter?: string;
                formato: "csv" | "xlsx";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    candidatesexport_downloadSelection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    ownaccount_get: {
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
                    "application/json": components["schemas"]["OwnAccountResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["ChangePasswordRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    ownaccount_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    ownaccount_cancel: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    ownaccount_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailChangeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmEmailChangeResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    ownaccount_object: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["EmailRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailExistsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    signinlink_enter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["ForgotPasswordRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["ResetPasswordRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    signinlink_second: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["CurrentSessionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    ownaccount_list: {
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
                    "application/json": components["schemas"]["OwnSessionsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    ownaccount_end: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    ownaccount_endOthers: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    signinlink_send: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLinkRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    twofactor_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    twofactor_disable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCodeRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    twofactor_renew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAndCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    twofactor_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorStartResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyEmailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    board_cards: {
        parameters: {
            query: {
                /** @description Code of the department. */
                departamento?: string;
                /** @description Ids of cards, separated by commas: at most 100. */
                ids: string;
                prioridad?: "alta" | "media" | "baja";
                /** @description Part of name, e-mail or position. */
                q?: string;
                /** @description Only applications to this vacancy; without it, people by their current application. */
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
                    "application/json": components["schemas"]["BoardCard"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    board_column: {
        parameters: {
            query: {
                /** @description `siguiente` of the page before. */
                cursor?: string;
                /** @description Code of the department. */
                departamento?: string;
                /** @description The column. */
                etapa: "recibida" | "en_revision" | "entrevista" | "contratada" | "rechazada";
                prioridad?: "alta" | "media" | "baja";
                /** @description Part of name, e-mail or position. */
                q?: string;
                /** @description Only applications to this vacancy; without it, people by their current application. */
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
                    "application/json": components["schemas"]["BoardPage"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    board_counts: {
        parameters: {
            query?: {
                /** @description Code of the department. */
                departamento?: string;
                prioridad?: "alta" | "media" | "baja";
                /** @description Part of name, e-mail or position. */
                q?: string;
                /** @description Only applications to this vacancy; without it, people by their current application. */
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
                    "application/json": components["schemas"]["BoardCounts"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    bulkactions_list: {
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
                    "application/json": components["schemas"]["BulkActionResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    bulkactions_prepare: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkActionRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkActionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    bulkactions_get: {
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
                    "application/json": components["schemas"]["BulkActionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    bulkactions_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
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
                    "application/json": components["schemas"]["BulkActionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    bulkactions_listRows: {
        parameters: {
            query?: {
                /** @description Where the page before ended. */
                despues?: string;
                estado?: "pendiente" | "hecha" | "omitida" | "fallida" | "deshecha";
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
                    "application/json": components["schemas"]["BulkRowsPage"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    bulkactions_undo: {
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
                    "application/json": components["schemas"]["BulkActionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    bulkactions_messageDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipo: string;
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
                    "application/json": components["schemas"]["BulkMessageDraft"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    calendarfeeds_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    calendarfeeds_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
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
                    "text/calendar": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    calendarfeeds_mine: {
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
                    "application/json": components["schemas"]["CalendarFeedState"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    calendarfeeds_revoke: {
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
                    "application/json": components["schemas"]["CalendarFeedState"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["CandidateRow"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["CandidateResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/msword": string;
                    "application/octet-stream": string;
                    "application/pdf": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    candidates_listCvVersions: {
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
                    "application/json": components["schemas"]["CvVersionResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    candidates_cvVersion: {
        parameters: {
            query?: {
                descargar?: string;
            };
            header?: never;
            path: {
                id: string;
                version: string;
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
                    "application/msword": string;
                    "application/octet-stream": string;
                    "application/pdf": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    candidates_cvText: {
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
                    "application/json": components["schemas"]["CvTextResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    merges_duplicates: {
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
                    "application/json": components["schemas"]["DuplicatesResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    holds_ofRecord: {
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
                    "application/json": components["schemas"]["RecordHold"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    talentpool_listOfCandidate: {
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
                    "application/json": components["schemas"]["InvitationResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    merges_merge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    provenance_list: {
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
                    "application/json": components["schemas"]["ProvenanceResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    tags_putOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tag: string;
            };
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    tags_takeOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tag: string;
            };
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    timeline_read: {
        parameters: {
            query?: {
                tipo?: "movimiento" | "mensaje" | "nota" | "entrevista" | "documento" | "cv";
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
                    "application/json": components["schemas"]["TimelineResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["PortalResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    candidates_updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    consents_decide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    candidates_replaceCv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description PDF, DOC or DOCX, at most 5 MB.
                     */
                    cv: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalProfile"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    qualifications_replace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualificationsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualificationsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notifyapplication_notify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotifyApplicationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    config_get: {
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
                    "application/json": components["schemas"]["SettingsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    config_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["CompanyInfo"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    config_rejectionDelay: {
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
                    "application/json": components["schemas"]["RejectionDelay"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    config_setRejectionDelay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectionDelay"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectionDelay"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    mailserver_test: {
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
                    "application/json": components["schemas"]["MailTrialResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    contact_create: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    contact_send: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["DepartmentResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    catalogue_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDepartmentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueDepartment"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    catalogue_update: {
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
                "application/json": components["schemas"]["DepartmentUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueDepartment"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    catalogue_remove: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    catalogue_addPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPositionRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueDepartment"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    catalogue_updatePosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                position: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueDepartment"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    catalogue_removePosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                position: string;
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
                    "application/json": components["schemas"]["CatalogueDepartment"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    catalogue_orderPositions: {
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
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueDepartment"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    catalogue_list: {
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
                    "application/json": components["schemas"]["CatalogueDepartment"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    catalogue_order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueDepartment"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    documents_list: {
        parameters: {
            query: {
                candidato_id: string;
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
                    "application/json": components["schemas"]["DocumentResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    documents_ask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskDocumentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    documents_accept: {
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
                "application/json": components["schemas"]["DocumentVersionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    documents_cancel: {
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
                "application/json": components["schemas"]["DocumentVersionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    documents_file: {
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
                    "application/octet-stream": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    documents_send: {
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
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description PDF, DOC, DOCX, JPEG or PNG, at most 5 MB.
                     */
                    archivo: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    documents_refuse: {
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
                "application/json": components["schemas"]["RefuseDocumentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    documents_mine: {
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
                    "application/json": components["schemas"]["DocumentResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["FoundDraftResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "application/json": components["schemas"]["SaveDraftRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDraftResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/msword": string;
                    "application/octet-stream": string;
                    "application/pdf": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "multipart/form-data": {
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
                    "application/json": components["schemas"]["SavedCvResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                "multipart/form-data": {
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
                    "application/json": components["schemas"]["SavedCvResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["DraftResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["EmailRow"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    messages_send: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    emails_cancel: {
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
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    emails_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
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
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    messages_draft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDraft"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    messages_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreview"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    live_listen: {
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
                    "text/event-stream": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_list: {
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
                    "application/json": components["schemas"]["ImportResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description CSV or XLSX, at most 10 MB.
                     */
                    archivo: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_get: {
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
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_remove: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_cancel: {
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
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmImportRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    cvdrafts_list: {
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
                    "application/json": components["schemas"]["CvDraftResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    cvdrafts_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description PDF, DOC or DOCX, at most 5 MB.
                     */
                    cv: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvDraftResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    cvdrafts_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draft: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CvDraftRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvDraftResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    cvdrafts_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draft: string;
                id: string;
            };
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    cvdrafts_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                draft: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCvDraftRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    cvdrafts_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draft: string;
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
                    "application/msword": string;
                    "application/octet-stream": string;
                    "application/pdf": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    cvdrafts_confirmAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
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
                    "application/json": components["schemas"]["ConfirmedDrafts"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_errorsFile: {
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
                    "text/csv": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_plan: {
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
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_listRows: {
        parameters: {
            query?: {
                /** @description Where the page before ended. */
                despues?: string;
                /** @description One or several, separated by commas. */
                estado?: string;
                filtro?: "validas" | "errores" | "duplicadas";
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
                    "application/json": components["schemas"]["ImportRowsPage"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                numero: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowDecisionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    imports_undo: {
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
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    cvdrafts_open: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCvFolderRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    availability_list: {
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
                    "application/json": components["schemas"]["AvailabilityResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    availability_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    availability_update: {
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
                "application/json": components["schemas"]["AvailabilityUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    availability_remove: {
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
                    "application/json": components["schemas"]["AvailabilityResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    availability_listInterviewers: {
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
                    "application/json": components["schemas"]["InterviewerOption"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviews_list: {
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
                    "application/json": components["schemas"]["InterviewResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviews_schedule: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviews_get: {
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
                    "application/json": components["schemas"]["InterviewResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviews_update: {
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
                "application/json": components["schemas"]["InterviewUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviews_remove: {
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
                    "application/json": components["schemas"]["InterviewResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    myinterviews_calendar: {
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
                    "text/calendar": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviews_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewCancelRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    myinterviews_confirm: {
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
                    "application/json": components["schemas"]["MyInterview"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviews_setEstado: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewEstadoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    myinterviews_requestAnother: {
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
                "application/json": components["schemas"]["MomentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyInterview"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviews_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewUndoRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviewplanning_agenda: {
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
                    "application/json": components["schemas"]["AgendaResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviewplanning_free: {
        parameters: {
            query: {
                candidato_id?: string;
                /** @description Minutes; 30 unless said. */
                duracion?: number;
                /** @description The interview that is to be moved: its own time counts as free. */
                entrevista_id?: string;
                /** @description A staff account. */
                entrevistador_id?: string;
                /** @description Day of Madrid, YYYY-MM-DD. */
                fecha: string;
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
                    "application/json": components["schemas"]["FreeSlotsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    interviewplanning_interviewers: {
        parameters: {
            query?: {
                /** @description Only this account. */
                id?: string;
                /** @description Name or e-mail. */
                q?: string;
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
                    "application/json": components["schemas"]["InterviewerResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    myinterviews_list: {
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
                    "application/json": components["schemas"]["MyInterview"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    talentpool_seen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    logs_list: {
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
                    "application/json": components["schemas"]["LogResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    logs_get: {
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
                    "application/json": components["schemas"]["LogDetailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    logs_actions: {
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
                    "application/json": components["schemas"]["LogActionsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    logs_download: {
        parameters: {
            query?: {
                /** @description The filter of the list. */
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
                    "text/csv": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    logs_seal: {
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
                    "application/json": components["schemas"]["LogSealResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    logs_verify: {
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
                    "application/json": components["schemas"]["LogSealResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    merges_undo: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notes_list: {
        parameters: {
            query: {
                candidato_id: string;
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
                    "application/json": components["schemas"]["NoteResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notes_write: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNoteRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notes_edit: {
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
                "application/json": components["schemas"]["EditNoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notes_remove: {
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
                "application/json": components["schemas"]["NoteVersionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notes_restore: {
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
                "application/json": components["schemas"]["NoteVersionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notifications_list: {
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
                    "application/json": components["schemas"]["NotificationResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notifications_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotificationsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notifications_readAll: {
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
                    "application/json": components["schemas"]["UnreadNotificationsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    preferences_get: {
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
                    "application/json": components["schemas"]["PreferencesResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    preferences_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    privacy_state: {
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
                    "application/json": components["schemas"]["ErasureState"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    privacy_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureOrder"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureState"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    privacy_cancel: {
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
                    "application/json": components["schemas"]["ErasureState"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    privacy_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureConfirmation"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    privacy_export: {
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
                    "application/zip": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    holds_list: {
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
                    "application/json": components["schemas"]["HoldResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    holds_place: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    holds_lift: {
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
                    "application/json": components["schemas"]["HoldResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    keeping_own: {
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
                    "application/json": components["schemas"]["OwnKeeping"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    keeping_erase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepingToken"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    keeping_renew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepingToken"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    keeping_renewOwn: {
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
                    "application/json": components["schemas"]["OwnKeeping"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notices_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formulario: "registro" | "candidatura" | "contacto";
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
                    "application/json": components["schemas"]["NoticeResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notices_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formulario: "registro" | "candidatura" | "contacto";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeDraftRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notices_discard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formulario: "registro" | "candidatura" | "contacto";
            };
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    notices_publish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                formulario: "registro" | "candidatura" | "contacto";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticePublication"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_list: {
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
                    "application/json": components["schemas"]["RightsRequestRow"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RightsRequestOrder"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightsRequestResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_get: {
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
                    "application/json": components["schemas"]["RightsRequestResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_copy: {
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
                    "application/zip": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_deny: {
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
                "application/json": components["schemas"]["RightsReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightsRequestResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_erase: {
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
                "application/json": components["schemas"]["RightsErasure"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightsRequestResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_extend: {
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
                "application/json": components["schemas"]["RightsReason"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightsRequestResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_identify: {
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
                "application/json": components["schemas"]["RightsVersion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightsRequestResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_resolve: {
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
                "application/json": components["schemas"]["RightsAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightsRequestResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_start: {
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
                "application/json": components["schemas"]["RightsVersion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RightsRequestResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rights_summary: {
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
                    "application/json": components["schemas"]["RightsSummary"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    retention_plan: {
        parameters: {
            query?: {
                /** @description The day that is looked at, YYYY-MM-DD: from today on, at most six years ahead. */
                fecha?: string;
                paso?: "aviso" | "cuarentena" | "borrado";
                range?: string;
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
                    "application/json": components["schemas"]["PlannedPerson"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    retention_export: {
        parameters: {
            query?: {
                /** @description The day that is looked at, YYYY-MM-DD: from today on, at most six years ahead. */
                fecha?: string;
                paso?: "aviso" | "cuarentena" | "borrado";
                range?: string;
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
                    "text/csv": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    retention_summary: {
        parameters: {
            query?: {
                /** @description The day that is looked at, YYYY-MM-DD: from today on, at most six years ahead. */
                fecha?: string;
                paso?: "aviso" | "cuarentena" | "borrado";
                range?: string;
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
                    "application/json": components["schemas"]["PlanSummary"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    retention_quarantine: {
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
                    "application/json": components["schemas"]["QuarantinedPerson"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    retention_read: {
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
                    "application/json": components["schemas"]["RetentionSettingsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    retention_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionSettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionSettingsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    proposals_unsubscribePage: {
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
                content?: never;
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    proposals_unsubscribe: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rejectionreasons_list: {
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
                    "application/json": components["schemas"]["RejectionReasonResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rejectionreasons_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectionReasonRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectionReasonResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rejectionreasons_get: {
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
                    "application/json": components["schemas"]["RejectionReasonResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rejectionreasons_update: {
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
                "application/json": components["schemas"]["RejectionReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectionReasonResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rejectionreasons_remove: {
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
                    "application/json": components["schemas"]["RejectionReasonResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rrhh_emailService: {
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
                    "application/json": components["schemas"]["EmailServiceResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rrhh_notifyStatusChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotifyStatusRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rrhh_send: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RrhhEmailRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rrhh_updateStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateStatusRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoveResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rrhh_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RrhhEmailRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    savedviews_list: {
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
                    "application/json": components["schemas"]["SavedViewResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    savedviews_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    savedviews_change: {
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
                "application/json": components["schemas"]["SavedViewChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    savedviews_remove: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    savedviews_order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewsOrder"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    criteria_list: {
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
                    "application/json": components["schemas"]["CriterionResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    criteria_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CriterionRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CriterionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    criteria_update: {
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
                "application/json": components["schemas"]["CriterionUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CriterionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    criteria_remove: {
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
                    "application/json": components["schemas"]["CriterionResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    scorecards_list: {
        parameters: {
            query: {
                candidato_id: string;
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
                    "application/json": components["schemas"]["CandidateScorecardsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    scorecards_give: {
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
                "application/json": components["schemas"]["GiveScorecard"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewScorecards"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    scorecards_ask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskScorecardRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InterviewScorecards"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    scorecards_revoke: {
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
                    "application/json": components["schemas"]["InterviewScorecards"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    slotinvitations_list: {
        parameters: {
            query: {
                candidato_id: string;
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
                    "application/json": components["schemas"]["SlotInvitationResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    slotinvitations_offer: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferSlotsRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotInvitationResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    slotinvitations_revoke: {
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
                    "application/json": components["schemas"]["SlotInvitationResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    slotinvitations_mine: {
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
                    "application/json": components["schemas"]["MySlotInvitation"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    totals_applications: {
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
                    "application/json": components["schemas"]["ApplicationStatistics"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["CandidateStats"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    dashboard_readCharts: {
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
                    "application/json": components["schemas"]["ChartsResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    dashboard_listCounted: {
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
                    "application/json": components["schemas"]["CountedRow"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    dashboard_readDashboard: {
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
                    "application/json": components["schemas"]["DashboardResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    stats_interviews: {
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
                    "application/json": components["schemas"]["InterviewStats"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    totals_system: {
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
                    "application/json": components["schemas"]["SystemStatistics"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    stats_unanswered: {
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
                    "application/json": components["schemas"]["UnansweredStats"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    totals_vacancies: {
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
                    "application/json": components["schemas"]["VacancyStatistics"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    system_info: {
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
                    "application/json": components["schemas"]["SystemInfo"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    system_rateLimitInfo: {
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
                    "application/json": components["schemas"]["RateLimitInfo"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    system_status: {
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
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    tags_list: {
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
                    "application/json": components["schemas"]["TagResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    tags_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    tags_change: {
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
                "application/json": components["schemas"]["TagRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    tags_remove: {
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
                    "application/json": components["schemas"]["TagResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    templates_list: {
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
                    "application/json": components["schemas"]["TemplateRow"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    templates_get: {
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
                    "application/json": components["schemas"]["TemplateResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    templates_save: {
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
                "application/json": components["schemas"]["SaveTemplateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    templates_preview: {
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
                "application/json": components["schemas"]["TryTemplateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreview"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    templates_restore: {
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
                "application/json": components["schemas"]["RestoreTemplateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    templates_test: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryTemplateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    templates_versions: {
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
                    "application/json": components["schemas"]["TemplateVersionResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    threads_list: {
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
                    "application/json": components["schemas"]["ThreadRow"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    threads_get: {
        parameters: {
            query?: {
                /** @description Only messages before this number: the page before. */
                antes?: number;
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
                    "application/json": components["schemas"]["ThreadResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    threads_answer: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ThreadMessageRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadMessageResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    threads_read: {
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
                "application/json": components["schemas"]["ReadThreadRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    threads_attachment: {
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
                    "application/msword": string;
                    "application/octet-stream": string;
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    threads_mine: {
        parameters: {
            query?: {
                /** @description Only messages before this number: the page before. */
                antes?: number;
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
                    "application/json": components["schemas"]["ThreadResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    threads_write: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ThreadMessageRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadMessageResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    threads_readMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadThreadRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    trackinglinks_list: {
        parameters: {
            query?: {
                /** @description Links of this vacancy; absent: of all openings. */
                vacante_id?: string;
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
                    "application/json": components["schemas"]["TrackingLinkResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    trackinglinks_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTrackingLinkRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingLinkResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    trackinglinks_visit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                codigo: string;
            };
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    trackinglinks_remove: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    trackinglinks_qr: {
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
                    "application/json": components["schemas"]["TrackingLinkQr"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    users_list: {
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
                    "application/json": components["schemas"]["UserResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    users_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedUserResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    users_get: {
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
                    "application/json": components["schemas"]["UserDetailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    users_change: {
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
                "application/json": components["schemas"]["ChangeUserRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    users_endSessions: {
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
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    users_invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
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
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    users_resetSecondFactor: {
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
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["VacancyResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    vacancymanagement_create: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VacancyFormRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["VacancyResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    vacancymanagement_update: {
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
                "application/json": components["schemas"]["VacancyEditRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    vacancymanagement_remove: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    vacancyanswers_answerAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerAllRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyAnswerResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    closing_close: {
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
                "application/json": components["schemas"]["CloseVacancyRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    closing_draft: {
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
                    "application/json": components["schemas"]["ClosingResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    closing_preview: {
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
                "application/json": components["schemas"]["ClosingPreviewRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreview"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    vacancymanagement_duplicate: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacancyResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    vacancymanagement_history: {
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
                    "application/json": components["schemas"]["VacancyHistoryResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    talentpool_list: {
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
                    "application/json": components["schemas"]["InvitationResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    talentpool_invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    talentpool_preview: {
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
                "application/json": components["schemas"]["InvitationPreviewRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePreview"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    talentpool_listMatches: {
        parameters: {
            query: {
                /** @description Part of the town's name. */
                ciudad?: string;
                /** @description Only those with this qualification, or one that includes it, valid today. */
                cualificacion?: "permiso_am" | "permiso_b" | "permiso_b_e" | "permiso_c1" | "permiso_c1_e" | "permiso_c" | "permiso_c_e" | "permiso_d1" | "permiso_d1_e" | "permiso_d" | "permiso_d_e" | "cap_mercancias" | "cap_viajeros" | "tacografo" | "adr_basico" | "adr_cisternas" | "adr_explosivos" | "adr_radiactivos" | "carretilla";
                /** @description What the page before gave as `siguiente`. */
                cursor?: string;
                /** @description YYYY-MM-DD: applied on this day or later. */
                desde?: string;
                limit: number;
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
                    "application/json": components["schemas"]["MatchesPage"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    closing_change: {
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
                "application/json": components["schemas"]["VacancyStateRequest"];
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    vacancyanswers_unanswered: {
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
                    "application/json": components["schemas"]["VacancyUnanswered"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    closing_listWaiting: {
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
                    "application/json": components["schemas"]["WaitingResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["VacancyFacets"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    vacancyanswers_listRows: {
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
                    "application/json": components["schemas"]["VacancyAnswerRowResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    closing_figures: {
        parameters: {
            query: {
                ids: string;
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
                    "application/json": components["schemas"]["VacancyFigures"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    vacancymanagement_summary: {
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
                    "application/json": components["schemas"]["VacancySummary"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_list: {
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
                    "application/json": components["schemas"]["WebhookResponse"][];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_get: {
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
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_update: {
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
                "application/json": components["schemas"]["WebhookEditRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_remove: {
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
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_deliveries: {
        parameters: {
            query?: {
                /** @description `siguiente` of the page before. */
                cursor?: string;
                /** @description ISO 8601 instant: deliveries from then on. */
                desde?: string;
                estado?: "pendiente" | "entregada" | "fallida";
                /** @description ISO 8601 instant: deliveries before. */
                hasta?: string;
                tipo?: "application.received" | "application.moved" | "application.withdrawn" | "interview.created" | "interview.changed" | "interview.cancelled" | "vacancy.published" | "vacancy.unpublished" | "vacancy.closed" | "webhook.test";
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
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_delivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                delivery: string;
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
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_replay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                delivery: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_replayFailed: {
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
                "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_rotate: {
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
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    webhooks_test: {
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    contactfunction_invoke: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rrhhemailfunction_invoke: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
                /** @description Chosen by the client, at most 200 visible characters. For 24 hours a repetition with the same key and content changes nothing, and answers as the first did with `Idempotency-Replayed: true`; with other content it answers 422 `idempotency_mismatch`, while the first is under way 409 `idempotency_in_progress`. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RrhhEmailRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
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
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    health_live: {
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
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    health_ready: {
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
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    metrics_metrics: {
        parameters: {
            query?: never;
            header: {
                authorization: string;
            };
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
                    "text/plain": string;
                };
            };
            /** @description Problema */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
}

-- Those whose bodies are still there: they are emptied after a while, the events stay so that none is acted on twice.
create index payment_event_with_body on payment_event (received_at) where body <> '';

-- Whether any word begins so, for many beginnings at once: in any collation.
create index search_word_beginning on search_word (word text_pattern_ops);

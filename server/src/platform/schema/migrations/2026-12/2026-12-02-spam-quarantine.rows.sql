insert into spam_filter (site_id, spam, not_spam) values ('00000000-0000-4000-8000-000000000001', 3, 8);
insert into spam_word (site_id, word, spam, not_spam) values ('00000000-0000-4000-8000-000000000001', 'dGhlIHdvcmQgaXMg', 2, 1);
